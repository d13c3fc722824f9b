// @ts-check
// Shows only what has a style, a lane, a tag or a diagnostic: the rest fades, and is counted.
/** @type {Record<string, (value: string) => Box[]>} */
const Filters = {
  style: value => presentationsIn(value).flatMap(made => [made.from, ...(made.family ? [made.family.root] : [])]),
  lane: value => boxes.filter(box => box.lane?.id === value),
  tag: value => boxes.filter(box => box.tags.includes(value)),
  diagnostic: value => findings.filter(one => one.id === value).map(one => one.box),
};
/** @param {Presentation} made */
const styleOf = made => made.style.split(' ')[0];
/** @param {string} style */
const presentationsIn = style => presentations.filter(made => styleOf(made) === style);

/** @returns {any} */
function litByFilter() {
  const field = $('only');
  field.value = route.only;
  // A style that nothing has any more, say.
  if (!field.value) {
    field.value = '';
    return null;
  }
  const [key, value] = [route.only.split(':', 1)[0], route.only.slice(route.only.indexOf(':') + 1)];
  /** @type {any} */
  const lit = around(new Set(Filters[key](value).filter(box => box && !box.isOutside)));
  if (key === 'style') lit.pairs = new Set(presentationsIn(value).map(made => `${made.from?.index} ${made.family?.index}`));
  return lit;
}

// Whether a line has presentations of the style; others have none.
/** @param {any} line */
function isLitByStyle(line) {
  return line.presents && [line.from].flat().some(thing => boxesOf(thing).some(box => view.lit.pairs.has(`${box.index} ${line.to.index}`)));
}

function listenToFilter() {
  /** @param {string} key @param {any} list @param {any} [label] */
  const counted = (key, list, label = (/** @type {string} */ one) => one) => {
    const counts = new Map();
    for (const one of list) counts.set(one, (counts.get(one) || 0) + 1);
    return counts.size ? [make('optgroup', { label: key }, ...[...counts].map(([one, count]) => make('option', { value: `${key}:${one}` }, `${shown(label(one))} (${count})`)))] : [];
  };
  $('only').append(
    make('option', { value: '' }, 'everything'), ...counted('style', presentations.map(styleOf)),
    ...counted('lane', boxes.flatMap(box => box.lane?.id || []), (/** @type {string} */ id) => laneByID.get(id)?.title),
    ...counted('tag', boxes.flatMap(box => box.tags)), ...counted('diagnostic', findings.filter(one => one.box).map(one => one.id)));
  on($('only'), 'change', () => setRoute({ only: $('only').value }));
}
