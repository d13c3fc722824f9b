// For pages that compare: colours on the map, and a list in the panel.
const { difference } = data;
extras.colors.push('added', 'removed', 'moved', 'changed');
const pairs = (rows, things) => new Map(rows.map(([index, state]) => [things[index], state]));
const marked = { boxes: pairs(difference.boxes, boxes), families: pairs(difference.families, families), lines: pairs(difference.lines, lines) };

extras.marks.push(() => {
  for (const [line, state] of marked.lines) paintLines([line], colors[state], 2.4, 7);
  for (const [thing, state] of [...marked.families, ...marked.boxes]) ring(thing, colors[state], 2.5, state === 'moved' ? [6, 3] : []);
});

const linkTo = id => nameLink(boxByID.get(id) || familyByID.get(id) || { id, isOutside: true });
const sentence = pieces => pieces.map(piece => (typeof piece === 'string' ? piece : linkTo(piece[0])));
const differenceItem = ([heading, place, ...consequences]) => item(sentence(heading), [shown(place)], ...consequences.map(sentence));

const sections = filter => difference.sections.flatMap(({ title, state, items }) => {
  const list = items.map(filter).filter(Boolean).map(differenceItem);
  return list.length ? [make('h3', { style: `color: var(--${state})` }, title), make('ul', {}, ...list)] : [];
});

extras.overview.push(() => [make('h2', {}, 'Differences'), make('p', {}, difference.summary), ...sections(one => one)]);

// Where the selected is named, with its heading.
extras.about.push(({ id }) => sections(one => {
  const [heading, place, ...consequences] = one;
  const names = pieces => pieces.some(piece => typeof piece !== 'string' && piece[0] === id);
  const own = consequences.filter(names);
  return names(heading) ? one : own.length && [heading, place, ...own];
}));
