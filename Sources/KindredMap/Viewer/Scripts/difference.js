// @ts-check
// For pages that compare: colours on the map, and a list in the panel.
/** @type {any} */
const difference = data.difference || { boxes: [], families: [], lines: [], references: [], sections: [] };
/** @param {any} rows @param {any} things */
const pairs = (rows, things) => new Map(rows.map((/** @type {[number, string]} */ [index, state]) => [things[index], state]));
const marked = { boxes: pairs(difference.boxes, boxes), families: pairs(difference.families, families), lines: pairs(difference.lines, lines), references: pairs(difference.references, allReferences) };

function paintDifference() {
  if (view.isBefore) {
    for (const { thing } of view.picture?.things || []) if (thing.isOutside) ring(thing, colors.removed, 2.5, [5, 3]);
    return;
  }
  const { picture } = view;
  for (const [line, state] of [...marked.lines, ...marked.references]) {
    if (picture) {
      for (const one of picture.lines) if (one.from.some(thing => boxesOf(thing).includes(line.from)) && (one.to === line.to || one.to === line.to.name)) traceLine(one, colors[state], 2.4);
    } else if (line.points) {
      paintLines([line], colors[state], 2.4, 7);
    } else {
      ring(line.from, colors[state], 2.5);
    }
  }
  for (const [thing, own] of [...marked.families, ...marked.boxes]) {
    // A card that stands for what is in it has changed.
    const state = !picture || picture.rects.has(thing) || picture.rects.has(thing.name) ? own : 'changed';
    ring(thing, colors[state], 2.5, state === 'moved' ? [6, 3] : []);
  }
}

// Before and after, in the same level.
function switchBefore() {
  if (!pictures.placesBefore) return;
  setRoute({ before: view.isBefore ? '' : 'before', at: '', focus: 0 });
  say(route.before ? 'Before' : 'After');
}

// Edits one by one; without a difference, diagnostics.
/** @type {any[]} */
const edits = difference.sections.flatMap((/** @type {any} */ one) => one.items);
let editAt = -1;
/** @param {number} step */
function goToNext(step) {
  if (!data.difference) return goToFinding(step);
  if (!edits.length) return;
  editAt = (editAt < 0 && step < 0 ? 0 : editAt) + step + edits.length;
  editAt %= edits.length;
  const [heading] = edits[editAt];
  const named = heading.filter((/** @type {any} */ piece) => typeof piece !== 'string').map((/** @type {string[]} */ [id]) => find(id)).find(Boolean);
  go(named ? named.link : '', 0);
  const words = `Edit ${editAt + 1} of ${edits.length}`;
  $('next').textContent = words;
  say(`${words}: ${heading.flat().join('')}`);
}

/** @param {string} id */
const linkTo = id => nameLink(boxByID.get(id) || familyByID.get(id) || { id, isOutside: true });
/** @param {any} pieces */
const sentence = pieces => pieces.map((/** @type {any} */ piece) => (typeof piece === 'string' ? piece : linkTo(piece[0])));
/** @param {any} all */
const differenceItem = ([heading, place, ...consequences]) => item(sentence(heading), [shown(place)], ...consequences.map(sentence));

/** @param {any} filter */
const sections = filter => difference.sections.flatMap((/** @type {any} */ { title, state, items }) => {
  const list = items.map(filter).filter(Boolean).map(differenceItem);
  return list.length ? [make('h3', { style: `color: var(--${state})` }, title), make('ul', {}, ...list)] : [];
});

const aboutDifference = () => (data.difference ? [make('h2', {}, 'Differences'), make('p', {}, difference.summary), ...sections((/** @type {any} */ one) => one)] : []);

// Where the selected is named, with its heading.
/** @param {any} all */
const differencesOf = ({ id }) => sections((/** @type {any} */ one) => {
  const [heading, place, ...consequences] = one;
  /** @param {any} pieces */
  const isNamed = pieces => pieces.some((/** @type {any} */ piece) => typeof piece !== 'string' && piece[0] === id);
  const own = consequences.filter(isNamed);
  return isNamed(heading) ? one : own.length && [heading, place, ...own];
});
