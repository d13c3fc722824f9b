// @ts-check
// Finds ids, classes, titles, tags, families and windows.
const finder = $('find');
const found = $('found');
const Most = 40;
/** @type {Thing[]} */
let results = [];
let chosen = 0;

// The class, the title and the tags.
/** @param {any} thing */
function about(thing) {
  const { className, title, tags } = boxesOf(thing)[0];
  return [className, title, ...tags].filter(Boolean);
}

// The entries are made for the first search.
/** @type {any[] | undefined} */
let entries;
const allEntries = () => [
  ...names.filter(name => name.boxes.length > 1).map(thing => ({ thing, texts: [thing.id, ...about(thing)] })),
  ...blocks.map(thing => ({ thing, texts: [thing.id] })),
  ...families.map(thing => ({ thing, texts: [thing.id, ...thing.windows.map((/** @type {any} */ window) => window.id)] })),
  ...boxes.map(thing => ({ thing, texts: [thing.id, ...about(thing)] })),
].map(entry => ({ ...entry, lower: entry.texts.map(text => text.toLowerCase()) }));

// Equal before beginning before contained, the id before the rest.
/** @param {any} entry @param {string} wanted */
function rank(entry, wanted) {
  let best = Infinity;
  for (const [index, text] of entry.lower.entries()) {
    const at = text.indexOf(wanted);
    if (at < 0) continue;
    const quality = text === wanted ? 0 : at === 0 || '/.'.includes(text[at - 1]) ? 2 : 4;
    best = min(best, quality + (index ? 1 : 0));
  }
  return best;
}

/** @param {string} text */
function search(text) {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return [];
  entries ??= allEntries();
  return entries.map(entry => ({ entry, rank: rank(entry, wanted) })).filter(one => one.rank < Infinity)
    .sort((one, other) => one.rank - other.rank || one.entry.thing.id.length - other.entry.thing.id.length)
    .map(one => one.entry.thing);
}

/** @param {any} thing */
function noteOn(thing) {
  if (thing.isFamily) return 'family';
  if (thing.isBlock) return `${thing.screens.length} screens`;
  const places = thing.isName ? [`${thing.boxes.length} places`] : [];
  return shown([...places, ...about(thing)].join(' · ') || Kinds[thing.kind]);
}

function renderFound() {
  const all = search(finder.value);
  results = all.slice(0, Most);
  chosen = 0;
  found.replaceChildren(...results.map((thing, index) => make('div', {
    role: 'option', id: `found-${index}`, 'aria-selected': String(index === 0), onpointerdown: (/** @type {Event} */ event) => {
      event.preventDefault();
      pick(index);
    },
  }, shown(thing.id), ' ', make('small', {}, noteOn(thing)))));
  const isOpen = results.length > 0;
  found.hidden = !isOpen;
  finder.setAttribute('aria-expanded', String(isOpen));
  if (isOpen) finder.setAttribute('aria-activedescendant', 'found-0'); else finder.removeAttribute('aria-activedescendant');
  if (finder.value.trim()) say(`${all.length} found`);
}

/** @param {number} index */
function mark(index) {
  if (!results.length) return;
  found.children[chosen].setAttribute('aria-selected', 'false');
  chosen = (index + results.length) % results.length;
  found.children[chosen].setAttribute('aria-selected', 'true');
  found.children[chosen].scrollIntoView({ block: 'nearest' });
  finder.setAttribute('aria-activedescendant', `found-${chosen}`);
  hover(results[chosen]);
}

function closeFound() {
  found.hidden = true;
  finder.setAttribute('aria-expanded', 'false');
  finder.removeAttribute('aria-activedescendant');
  hover(null);
}

/** @param {number} index */
function pick(index) {
  const thing = results[index];
  closeFound();
  if (!thing) return;
  finder.value = '';
  canvas.focus();
  go(thing.link, route.focus);
}

function listenToFinder() {
  on(finder, 'input', renderFound);
  on(finder, 'blur', closeFound);
  on(finder, 'keydown', event => {
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowDown: () => mark(chosen + 1), ArrowUp: () => mark(chosen - 1), Enter: () => pick(chosen),
      Escape: () => {
        finder.value = '';
        closeFound();
        canvas.focus();
      },
    };
    event.stopPropagation();
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  });
}
