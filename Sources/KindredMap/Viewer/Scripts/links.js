// @ts-check
// Who leads where: what the pictures around one thing are made of.
// The thing that stands for a controller: at the level of places itself, else its name.
/** @param {Box} box @returns {Thing} */
const nodeOf = box => (view.level === 'places' ? box : box.name);

// The lane, the block or the family in which callers are put together.
/** @param {Thing} node @returns {Thing} */
function homeOf(node) {
  const [box] = boxesOf(node);
  if (node.block) return node.block;
  return box.lane && box.family.windows.length ? box.lane : box.family;
}

// What is in the middle: of a family who is at home there, of a container nobody else.
/** @param {Thing} start */
function subjectOf(start) {
  if (start.isFamily) {
    /** @param {Box} box */
    const isAtHome = box => view.level === 'places' || box.name === box || !box.name.block && box.name.boxes[0].family === start;
    return new Set(boxesOf(start).filter(isAtHome));
  }
  const inside = new Set(boxesOf(start));
  for (const box of inside) if (!start.isBlock && (box.kind === 0 || box.kind === 4)) for (const child of box.children) inside.add(child);
  return inside;
}

/** @param {Presentation} made */
function wayOf(made) {
  const over = made.presenters.map(one => one.controller).filter(one => !one.isOutside && made.from && one !== rootOf(made.from)).map(one => one.label);
  const few = unique(over);
  return [made.style.replace(/^automatic( \(.*\))?$/, found => (found.includes('unknown') ? 'chosen by the system' : 'automatic')),
    few.length ? `over ${few.length < 3 ? few.join(', ') : `${few[0]} and ${few.length - 1} more`}` : ''].filter(Boolean).join(' ');
}

/** @param {Box} box */
const rootOf = box => box.family.root;

// What leads out of a set of boxes, each once.
/** @param {Set<Box>} boxes @returns {Link[]} */
function departures(boxes) {
  /** @type {Map<string, Link>} */
  const links = new Map();
  for (const box of boxes) {
    for (const made of box.shows) addLink(links, box, made.family || { id: made.familyID, link: made.familyID, isOutside: true }, 'presents', wayOf(made), made.on, made.style);
    for (const { to, kind, on } of box.moves) addLink(links, box, to.isOutside ? to : kind === 'setRoot' ? to.family : nodeOf(to), kind, kind, on);
    for (const { to, on } of box.pushes) if (to) addLink(links, box, to.isOutside ? to : nodeOf(to), 'pushes', 'pushes', on);
  }
  return [...links.values()];
}

// Whether its family shows it first: of a stack the first, of all else each.
/** @param {Box} box */
function isFirst(box) {
  for (let at = box; at.parent; at = at.parent) if (at.parent.kind === 1 && at.parent.children[0] !== at) return false;
  return true;
}

/** @param {Map<string, Link>} links @param {any} from @param {Thing} to @param {Link['kind']} kind @param {string} words @param {number} [set] @param {string} [style] */
function addLink(links, from, to, kind, words, set = 0, style = '') {
  if (!from) return;
  const node = from.isOutside ? from : nodeOf(from);
  const key = `${keyOf(node)}|${to.link}|${kind}|${words}`;
  set |= links.get(key)?.set || 0;
  links.set(key, { from: node, to, kind, words, style, set, on: onOf(set, setOf(boxesIn(node))) });
}

/** @param {Thing} start @param {Set<Box>} inside @returns {Link[]} */
function arrivalsOf(start, inside) {
  /** @type {Map<string, Link>} */
  const links = new Map();
  for (const box of start.isFamily ? [start.root] : boxesOf(start)) {
    if (!start.isFamily) for (const { from, on } of box.pushedBy) if (!inside.has(from)) addLink(links, from, start, 'pushes', 'pushes', on);
    for (const { from, kind, on } of box.movedBy) if ((kind === 'setRoot') === !!start.isFamily && !inside.has(from)) addLink(links, from, start, kind, kind, on);
    if (!isFirst(box)) continue;
    const { windows, id } = box.family;
    if (!windows.length) for (const made of shownBy.get(box.family)) addLink(links, made.from, start, 'presents', wayOf(made) + (start.isFamily ? '' : ` through ${id}`), made.on, made.style);
    else if (!box.parent) for (const window of windows) addLink(links, { id: window.id, isOutside: true, home: Windows }, start, 'starts', 'starts with it');
    else if (!/ pushes it$/.test(box.reason)) addLink(links, box.parent, start, 'starts', 'starts with it');
  }
  return [...links.values()];
}
