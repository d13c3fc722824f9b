// What differs from another graph: colours on the map, and a list in the panel. Only pages that compare have this file.
const difference = data.difference;
const marked = { boxes: new Map(), families: new Map(), lines: new Map() };
for (const [index, state] of difference.boxes) marked.boxes.set(boxes[index], state);
for (const [index, state] of difference.families) marked.families.set(families[index], state);
for (const [index, state] of difference.lines) {
  if (!marked.lines.has(state)) marked.lines.set(state, []);
  marked.lines.get(state).push(lines[index]);
}

// Read anew when the page changes between day and night.
const states = { page: null };
function readStates() {
  if (states.page === colors.page) return;
  const style = getComputedStyle(document.documentElement);
  for (const name of ['added', 'removed', 'moved', 'changed']) states[name] = style.getPropertyValue('--' + name).trim();
  states.page = colors.page;
}

extras.marks.push(() => {
  readStates();
  for (const [state, list] of marked.lines) paintLines(list, states[state], 2.4, 7);
  for (const [thing, state] of [...marked.families, ...marked.boxes]) ring(thing, states[state], 2.5, state === 'moved' ? [6, 3] : []);
});

const linkTo = id => nameLink(boxByID.get(id) || familyByID.get(id) || { id, isOutside: true });
const sentence = pieces => pieces.map(piece => (typeof piece === 'string' ? piece : linkTo(piece[0])));
const isNaming = id => pieces => pieces.some(piece => piece[0] === id && typeof piece !== 'string');

function differenceItem([heading, place, ...consequences]) {
  return item(sentence(heading), [shown(place)], ...consequences.map(sentence));
}

function sections(filter) {
  return difference.sections.flatMap(({ title, state, items }) => {
    const list = items.map(filter).filter(Boolean);
    return list.length ? [make('h3', { class: state }, title), make('ul', {}, ...list.slice(0, 500).map(differenceItem)),
      list.length > 500 ? make('p', {}, `and ${list.length - 500} more: kindred diff shows all`) : ''] : [];
  });
}

extras.overview.push(() => [make('h2', {}, 'Differences'), make('p', {}, difference.summary), ...sections(one => one)]);

// Of what is selected: where it is named, with the heading that it belongs to.
extras.about.push(thing => {
  const isNamed = isNaming(thing.id);
  return sections(([heading, place, ...consequences]) => {
    if (isNamed(heading)) return [heading, place, ...consequences];
    const own = consequences.filter(isNamed);
    return own.length ? [heading, place, ...own] : null;
  });
});
