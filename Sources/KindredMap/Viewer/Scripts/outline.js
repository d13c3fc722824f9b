// @ts-check
// The outline: the map as a tree, for those who can't see it.
const tree = $('tree');
/** @type {{ open: Set<any>, active: any, rows: any[] }} */
const outline = { open: new Set(), active: null, rows: [] };

/** @param {string} id @param {any} families */
const group = (id, families) => ({ isGroup: true, id, families });
/** @type {any[]} */
const groups = [
  ...windows.filter(window => window.families.length).map(window => group(`Window ${window.id}`, window.families)),
  group('Presented', families.filter(family => !family.windows.length && shownBy.get(family).length)),
  group('Shown by nothing', families.filter(family => !family.windows.length && !shownBy.get(family).length)),
].filter(one => one.families.length);
/** @param {any} family */
const groupOf = family => groups.find(one => one.families.includes(family));

/** @param {any} node */
const childrenOf = node => (node.isGroup ? node.families : node.isFamily ? (node.root ? [node.root] : []) : node.children);

function renderOutline() {
  outline.rows = [];
  /** @param {any} nodes @param {number} level */
  const add = (nodes, level) => nodes.forEach((/** @type {any} */ node, /** @type {number} */ index) => {
    outline.rows.push({ node, level, position: index + 1, size: nodes.length });
    if (outline.open.has(node)) add(childrenOf(node), level + 1);
  });
  add(groups, 1);
  if (!outline.rows.some(row => row.node === outline.active)) outline.active = groups[0] || null;
  tree.replaceChildren(...outline.rows.map(treeItem));
}

/** @param {any} all @param {number} index */
function treeItem({ node, level, position, size }, index) {
  const hasChildren = childrenOf(node).length > 0;
  const note = node.isGroup ? String(node.families.length) : node.isFamily ? `${node.boxes.length}` : Kinds[node.kind];
  return make('div', {
    role: 'treeitem', 'aria-level': level, 'aria-posinset': position, 'aria-setsize': size, 'data-row': index,
    'aria-expanded': hasChildren ? String(outline.open.has(node)) : null,
    'aria-selected': String(node === view.selected), tabindex: node === outline.active ? 0 : -1, style: `--level: ${level - 1}`,
  }, shown(node.isFamily || node.isGroup ? node.id : node.label), ' ', make('small', {}, note));
}

/** @param {any} what */
function showInOutline(what) {
  if (!what) return renderOutline();
  const thing = what.isName || what.isBlock ? what.boxes[0] : what;
  const family = thing.isFamily ? thing : thing.family;
  outline.open.add(groupOf(family));
  if (!thing.isFamily) outline.open.add(family);
  for (let at = thing.parent; at; at = at.parent) outline.open.add(at);
  outline.active = thing;
  const hadFocus = tree.contains(document.activeElement);
  renderOutline();
  const row = tree.children[outline.rows.findIndex(one => one.node === thing)];
  row?.scrollIntoView({ block: 'nearest' });
  if (hadFocus) row?.focus();
}

/** @param {number} index */
function activate(index) {
  const next = clamp(index, 0, outline.rows.length - 1);
  tree.querySelector('[tabindex="0"]')?.setAttribute('tabindex', '-1');
  outline.active = outline.rows[next].node;
  tree.children[next].setAttribute('tabindex', '0');
  tree.children[next].focus();
}

/** @param {any} node @param {boolean} isOpen */
function setOpen(node, isOpen) {
  if (isOpen) outline.open.add(node); else outline.open.delete(node);
  outline.active = node;
  renderOutline();
  activate(outline.rows.findIndex(row => row.node === node));
}

/** @param {any} node */
const choose = node => (node.isGroup ? setOpen(node, !outline.open.has(node)) : go(node.link, route.focus));

function listenToOutline() {
  outline.open = new Set(groups.filter(one => one.families.length <= 60));
  /** @param {any} event */
  const at = event => {
    const element = event.target.closest('[role=treeitem]');
    return element ? Number(element.dataset.row) : -1;
  };
  on(tree, 'click', event => {
    const index = at(event);
    if (index < 0) return;
    const { node } = outline.rows[index];
    // The triangle opens; the name selects.
    const isTriangle = event.offsetX < 18 + 12 * (outline.rows[index].level - 1);
    if (isTriangle && childrenOf(node).length) setOpen(node, !outline.open.has(node)); else choose(node);
  });
  on(tree, 'mouseover', event => {
    const row = outline.rows[at(event)];
    hover(row && !row.node.isGroup ? row.node : null);
  });
  on(tree, 'mouseleave', () => hover(null));
  on(tree, 'keydown', event => {
    const index = at(event);
    if (index < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const { node } = outline.rows[index];
    const isOpen = outline.open.has(node);
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowDown: () => activate(index + 1), ArrowUp: () => activate(index - 1), Home: () => activate(0), End: () => activate(outline.rows.length - 1),
      ArrowRight: () => (childrenOf(node).length && !isOpen ? setOpen(node, true) : activate(index + 1)),
      ArrowLeft: () => (isOpen ? setOpen(node, false) : activate(outline.rows.findLastIndex((row, other) => other < index && row.level < outline.rows[index].level))),
      Enter: () => choose(node), ' ': () => choose(node),
    };
    if (!keys[event.key]) return;
    event.preventDefault();
    event.stopPropagation();
    keys[event.key]();
  });
}
