// @ts-check
// For pages that compare: colours on the map, and a list in the panel.
const difference = data.difference || { boxes: [], families: [], lines: [], sections: [] };
const pairs = (rows, things) => new Map(rows.map(([index, state]) => [things[index], state]));
const marked = { boxes: pairs(difference.boxes, boxes), families: pairs(difference.families, families), lines: pairs(difference.lines, lines) };

function paintDifference() {
  if (!view.picture) for (const [line, state] of marked.lines) paintLines([line], colors[state], 2.4, 7);
  for (const [thing, state] of [...marked.families, ...marked.boxes]) ring(thing, colors[state], 2.5, state === 'moved' ? [6, 3] : []);
}

const linkTo = id => nameLink(boxByID.get(id) || familyByID.get(id) || { id, isOutside: true });
const sentence = pieces => pieces.map(piece => (typeof piece === 'string' ? piece : linkTo(piece[0])));
const differenceItem = ([heading, place, ...consequences]) => item(sentence(heading), [shown(place)], ...consequences.map(sentence));

const sections = filter => difference.sections.flatMap(({ title, state, items }) => {
  const list = items.map(filter).filter(Boolean).map(differenceItem);
  return list.length ? [make('h3', { style: `color: var(--${state})` }, title), make('ul', {}, ...list)] : [];
});

const aboutDifference = () => (data.difference ? [make('h2', {}, 'Differences'), make('p', {}, difference.summary), ...sections(one => one)] : []);

// Where the selected is named, with its heading.
const differencesOf = ({ id }) => sections(one => {
  const [heading, place, ...consequences] = one;
  const isNamed = pieces => pieces.some(piece => typeof piece !== 'string' && piece[0] === id);
  const own = consequences.filter(isNamed);
  return isNamed(heading) ? one : own.length && [heading, place, ...own];
});
