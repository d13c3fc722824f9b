// @ts-check
// The panel: what is known of the selected, each name a link.
/** @param {any} tag @param {any} [properties] @param {...any} children */
function make(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith('on')) on(made, name.slice(2), value);
    else if (value !== null && value !== false) made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...children.filter(child => child !== null && child !== ''));
  return made;
}

/** @param {string} id @returns {any} */
const $ = id => document.getElementById(id);
const panel = $('panel');
/** @param {string} link */
const hashOf = link => '#' + encodeURIComponent(link);
const setting = {
  read: (/** @type {string} */ name) => { try { return localStorage.getItem('kindred-' + name) || ''; } catch { return ''; } },
  write: (/** @type {string} */ name, /** @type {string} */ value) => { try { localStorage.setItem('kindred-' + name, value); } catch { /* a page from a file may not store */ } },
};

// MARK: Places

/** @type {Record<string, { name: string, template: string | null }>} */
const Editors = {
  base: { name: 'the web', template: data.link === null ? '' : data.link + '{path}#L{line}' },
  vscode: { name: 'VS Code', template: 'vscode://file/{path}:{line}:{column}' },
  zed: { name: 'Zed', template: 'zed://file/{path}:{line}' },
  jetbrains: { name: 'JetBrains', template: 'jetbrains://idea/navigate/reference?path={path}:{line}:{column}' },
  own: { name: 'another editor', template: null },
  none: { name: 'nothing', template: '' },
};
if (data.link === null) delete Editors.base;

const chosenEditor = () => {
  const stored = setting.read('editor');
  return stored in Editors ? stored : data.link === null ? 'none' : 'base';
};

/** @param {any} place */
function addressOf(place) {
  const editor = chosenEditor();
  const template = Editors[editor].template ?? setting.read('template');
  if (!template || /^\s*(javascript|data|vbscript):/i.test(template)) return null;
  const folder = editor === 'base' ? '' : setting.read('folder').replace(/\/*$/, '/');
  const isRelative = !place.file.startsWith('/');
  const path = ((isRelative && folder !== '/' ? folder : '') + place.file).replace(/^\/+/, editor === 'own' || editor === 'jetbrains' ? '/' : '');
  const values = { path: path.split('/').map(encodeURIComponent).join('/'), line: place.line, column: place.column };
  return template.replace(/\{(path|line|column)\}/g, (/** @type {any} */ _, /** @type {keyof typeof values} */ name) => values[name]);
}

/** @param {any} place */
function placeLink(place) {
  if (!place) return '';
  const text = shown(`${place.file}:${place.line}:${place.column}`);
  const address = addressOf(place);
  return address === null ? text : make('a', { href: address, class: 'place' }, text);
}

// MARK: Names

/** @param {any} thing */
function nameLink(thing) {
  if (!thing) return 'nil';
  if (thing.isOutside) return shown(thing.id);
  const link = make('a', { href: hashOf(thing.link) }, shown(thing.id));
  on(link, 'mouseenter', () => hover(thing));
  on(link, 'mouseleave', () => hover(null));
  return link;
}

/** @param {any} list */
const joined = list => list.flatMap((/** @type {any} */ item, /** @type {number} */ index) => (index ? [', ', item] : [item]));
/** @param {any} list */
const links = list => (list.length ? joined(list.map(nameLink)) : ['nil']);
/** @param {any} made */
const familyLink = made => nameLink(made.family || { id: made.familyID, isOutside: true });

/** @param {any} list */
function rows(list) {
  const filled = list.filter((/** @type {any[]} */ [, value]) => value.length && value[0] !== '');
  return make('dl', {}, ...filled.flatMap((/** @type {any[]} */ [key, value]) => [make('dt', {}, key), make('dd', {}, ...value)]));
}

/** @param {string} title @param {any[]} items */
function section(title, items) {
  return items.length ? [make('h3', {}, title), make('ul', {}, ...items)] : [];
}

/** @param {any} first @param {...any} lines */
const item = (first, ...lines) => make('li', {}, ...first, ...lines.filter(line => line.length).map(line => make('small', {}, ...line)));

// MARK: The panel

function renderPanel() {
  const thing = view.selected;
  if (!thing) return panel.replaceChildren(...aboutPath(), ...overview());
  panel.replaceChildren(
    make('h2', {}, shown(thing.id)), tools(thing), ...differencesOf(thing), ...aboutPath(), ...(thing.isFamily ? aboutFamily(thing) : thing.isName ? aboutName(thing) : thing.isBlock ? aboutBlock(thing) : aboutBox(thing)),
    ...section('Diagnostics', findingsAt(thing).map(findingItem)), ...explained(thing));
}

// Equal ones of several places are one.
/** @param {any[]} list @param {(made: any) => string} key */
const byNames = (list, key) => (data.names ? unique(list.map(key)) : list);

function overview() {
  return [
    ...aboutDifference(), make('h2', {}, 'This map'),
    route.link ? make('p', { class: 'warning' }, `There is nothing called ${shown(route.link)} on this map.`) : '',
    rows([
      ...Object.entries({
        Families: families, Controllers: controllers, Places: data.names ? written : [],
        Presentations: byNames(presentations, made => `${made.from?.name?.id} ${made.familyID} ${made.style}`), Pushes: byNames(pushes, made => `${made.from?.name?.id} ${made.to?.name?.id}`),
      }).map(([key, list]) => [key, [list.length || '']]),
    ]),
    make('p', {}, 'Click to read, twice to see who opens it and what it opens.'),
    make('h3', {}, 'Keys'),
    rows([
      ['/', ['find']], ['0', ['show everything']], ['1 2 3', ['focus on neighbours']],
      ['Esc', ['back to the map, let go']], ['z', ['zoom to the selected']], ['c', ['collapse']], ['n p', [`next ${data.difference ? 'edit' : 'diagnostic'}, the one before`]], ['b', [pictures.placesBefore ? 'before, after' : '']], ['f', ['full screen']], ['o', ['outline']],
    ]),
    ...section('Diagnostics', findings.slice(0, 50).map(findingItem)),
  ];
}

/** @param {any} thing */
function tools(thing) {
  const isPending = route.path.endsWith('..') && route.path !== thing.link + '..';
  const hops = [0, 1, 2, 3].map(number => make('button', {
    'aria-pressed': String(route.focus === number), onclick: () => go(thing.link, number),
  }, number ? count(number, 'hop') : 'Map'));
  const canCollapse = !view.picture && (thing.isFamily || thing.children?.length > 0);
  return make('div', { class: 'row', role: 'group', 'aria-label': 'Focus' }, ...hops, canCollapse
    ? make('button', { id: 'collapse', 'aria-pressed': String(thing.isCollapsed), onclick: () => collapse(thing) }, 'Collapse') : null,
  make('button', { id: 'path-button', onclick: () => setRoute({ path: isPending ? route.path + thing.link : thing.link + '..' }) }, isPending ? 'Path to here' : 'Path from here'),
  make('button', { onclick: () => fit(rectOf(thing) || undefined, 2) }, 'Zoom to it'));
}

/** @param {Presentation} made @returns {any[]} */
const detailsOf = made => [...made.presenters.map(one => ['presented by ', nameLink(one.controller), `: ${one.reason}`]), made.other, [placeLink(made.place)]];
/** @param {Presentation[]} list */
const presentersOf = list => joined(byTarget(list.flatMap(made => made.presenters.map(one => ({ to: nameOf(one.controller), on: made.on }))), one => one.to)
  .map(([to, all]) => make('span', {}, nameLink(to), onOf(setOf(all), setOf(list)))));

/** @param {Box} box */
function aboutBox(box) {
  return [
    rows([
      ['kind', [KindWords[box.kind] + (box.isImplicit ? ', inserted by UIKit' : '')]],
      ['class', [shown(box.className)]], ['title', [shown(box.title)]], ['tags', [shown(box.tags.join(', '))]],
      ['family', [nameLink(box.family)]], ['role', box.parent ? [`${box.role} of `, nameLink(box.parent)] : ['root']],
      ['screen', [box.screen < 0 ? '' : shown(data.screens[box.screen])]], ['exists because', [shown(box.reason)]],
      ['defines context', [box.definesContext ? 'yes' : '']], ['declared at', [placeLink(box.place)]],
    ]),
    rows([
      ['parent', [nameLink(box.parent)]],
      ...Object.entries(relations).map(([name, answer]) => [name, [nameLink(answer(box))]]),
      ['presenting', links(presenting(box))], ['presented', links(presented(box))],
      ['children', box.children.length ? links(box.children) : ['none']],
    ]),
    ...waysOnScreen(box.family),
    ...section('Presents', box.shows.map(made => item([familyLink(made), ` ${shown(made.style)}`, onOf(made.on, box.on)], ...detailsOf(made)))),
    ...pushesOf(box),
    ...movesOf([box]),
    ...section('Other places', (placesOf.get(box.screen) || []).filter(other => other !== box).map(other => item([nameLink(other)], [shown(other.reason)]))),
  ];
}

/** @param {Family} family */
function waysOnScreen(family) {
  const shownIn = family.windows.map(one => item([`in window ${shown(one.id)}`], [placeLink(one.place)]));
  const by = shownBy.get(family).map(made => item(['by ', nameLink(made.from), ` ${shown(made.style)}`, onOf(made.on)], ...detailsOf(made)));
  if (!shownIn.length && !by.length) return [make('h3', {}, 'How its family appears'), make('p', {}, 'Never: nothing shows it.')];
  return section('How its family appears', [...shownIn, ...by]);
}

/** @param {Family} family */
function aboutFamily(family) {
  return [
    rows([
      ['family of', [count(family.boxes.length, 'controller')]],
      ['root', [nameLink(family.root)]], ['declared at', [placeLink(family.place)]],
    ]),
    ...waysOnScreen(family),
    ...section('Presents', family.boxes.flatMap(box => box.shows).map(made => item([familyLink(made), ' from ', nameLink(made.from), onOf(made.on)], [shown(made.style)], made.other))),
    ...section('Members', family.boxes.map(box => item([nameLink(box)], [shown(box.className)]))),
  ];
}

/** @param {{ screens: Thing[], [more: string]: any }} block */
function aboutBlock(block) {
  return [
    rows([['stacks', links(block.stacks)]]),
    ...section('Screens', block.screens.map(name => item([nameLink(name)]))),
  ];
}

// What is so in all places of a name, else in which.
/** @param {{ boxes: Box[], [more: string]: any }} name */
function aboutName(name) {
  const [first] = name.boxes;
  return [
    rows([
      ['screen in', [`${name.boxes.length} places`]], ['kind', [KindWords[first.kind]]], ['class', [shown(first.className)]], ['title', [shown(first.title)]],
      ['tags', [shown(first.tags.join(', '))]], ['block', [name.block ? nameLink(name.block) : '']],
      ['defines context', [first.definesContext ? 'yes' : '']], ['declared at', [placeLink(first.place)]],
    ]),
    rows([
      ...Object.entries(relations).map(([key, answer]) => [key, inPlaces(name, box => [answer(box)])]),
      ['presenting', inPlaces(name, presenting)], ['presented', inPlaces(name, presented)], ['children', inPlaces(name, box => box.children)],
    ]),
    ...section('Presents', byTarget(name.boxes.flatMap(box => box.shows), made => made.familyID + made.style + made.other).map(([, list]) => item(
      [familyLink(list[0]), ` ${shown(list[0].style)}`, ...partOf(name, list.length), onOf(setOf(list), setOf(name.boxes))],
      ['presented by ', ...presentersOf(list)], list[0].other, [placeLink(list[0].place)]))),
    ...pushesOf(name),
    ...movesOf(name.boxes),
    ...section('Places', name.boxes.map(box => item([nameLink(box)], [shown(box.reason)]))),
  ];
}

// The pushes of a place or a name, and those to it.
/** @param {any} thing */
const pushesOf = thing => [
  ...pushesIn(thing, 'Pushes', box => box.pushes, 'from', 'to'), ...pushesIn(thing, 'Pushed by', box => box.pushedBy, 'to', 'from'),
];
/** @param {any} thing @param {string} title @param {(box: Box) => Push[]} answer @param {'from' | 'to'} own @param {'from' | 'to'} other */
function pushesIn(thing, title, answer, own, other) {
  const all = boxesOf(thing);
  const its = thing.isName ? nameOf : (/** @type {Box} */ box) => box;
  return section(title, byTarget(all.flatMap(answer), made => its(made[other])?.id + made.kind).map(([, list]) => item(
    [nameLink(its(list[0][other])), ...partOf(thing, unique(list.map(made => made[own])).length), onOf(setOf(list), setOf(all))], [list[0].kind, ' at ', placeLink(list[0].place)])));
}
/** @param {Box[]} boxes */
const movesOf = boxes => section('Moves', byTarget(boxes.flatMap(box => box.moves), made => made.kind).map(([kind, list]) => item([`${kind} to `, ...links(unique(list.map(made => plain(made.to)).slice(0, 12)))])));
/** @param {Box} box */
const nameOf = box => (box && !box.isOutside ? plain(box.name) : box);
/** @param {any} name @param {number} some */
const partOf = (name, some) => (some < name.boxes?.length ? [` in ${some} of ${name.boxes.length} places`] : []);

/** @param {any[]} list @param {(made: any) => any} key @returns {[any, any[]][]} */
function byTarget(list, key) {
  const groups = new Map();
  for (const made of list) groups.set(key(made), [...(groups.get(key(made)) || []), made]);
  return [...groups];
}

/** @param {{ boxes: Box[] }} name @param {(box: Box) => any[]} answer */
function inPlaces(name, answer) {
  const groups = new Map();
  for (const box of name.boxes) {
    const answers = unique(answer(box).map(nameOf));
    const key = answers.map(one => one?.id).join();
    groups.set(key, { answers, count: (groups.get(key)?.count || 0) + 1 });
  }
  return [...groups.values()].map(({ answers, count }) => make('div', {}, ...links(answers), ...(groups.size > 1 ? partOf(name, count) : [])));
}

// MARK: Diagnostics

/** @param {any} thing */
const findingsAt = thing => findings.filter(one => one.box && (boxesOf(thing).includes(one.box)));

/** @param {any} one */
function findingItem(one) {
  return item(
    [make('span', { class: 'warning' }, `${one.severity} `), shown(one.message)], [shown(one.help)],
    one.box ? [nameLink(one.box)] : [], one.place ? [`${one.id}, `, placeLink(one.place)] : [one.id]);
}

let findingAt = -1;
/** @param {number} step */
function goToFinding(step) {
  const placed = findings.filter(one => one.box);
  if (!placed.length) return say('No diagnostic has a card on this map');
  findingAt = (findingAt < 0 ? (step > 0 ? 0 : placed.length - 1) : findingAt + step + placed.length) % placed.length;
  const one = placed[findingAt];
  go(one.box.link, 0);
  say(`Diagnostic ${findingAt + 1} of ${placed.length}: ${one.severity}: ${one.message}`);
}
