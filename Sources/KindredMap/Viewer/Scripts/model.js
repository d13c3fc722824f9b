// @ts-check
// The data as objects. Rows have the order in which ViewerData.swift writes them.
const { abs, floor, hypot, max, min, round } = Math;
/** @param {any} target @param {string} type @param {(event: any) => any} act @param {any} [options] */
const on = (target, type, act, options) => target.addEventListener(type, act, options);
/** @type {PageData} */
const data = JSON.parse(document.getElementById('data')?.textContent || '');

const Kinds = ['controller', 'navigation', 'tab', 'split', 'page'];
const KindWords = ['view controller', 'navigation controller', 'tab bar controller', 'split view controller', 'page view controller'];
const Role = { name: 0, heading: 6 };

// What would reorder or hide the text around it is replaced, as in the SVG.
/** @param {string} text */
const shown = text => text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g, '\ufffd');
/** @param {string} id */
const lastPart = id => id.slice(id.lastIndexOf('/') + 1);
/** @param {any} row @param {number} at */
const place = (row, at) => ({ file: data.files[row[at]], line: row[at + 1], column: row[at + 2] });

/** @type {Family[]} */
const families = data.families.map((row, index) => ({
  isFamily: true, index, id: row[0], link: 'family:' + row[0], first: row[1], end: row[2],
  x: row[3], y: row[4], w: row[5], h: row[6], place: place(row, 7),
  windows: [], boxes: [], labels: [], shows: [], isCollapsed: false, findings: 0, family: null,
}));
/** @type {Box[]} */
const boxes = [];
for (const family of families) {
  for (let index = family.first; index < family.end; index += 1) {
    const row = data.boxes[index];
    const box = {
      isFamily: false, index, id: row[0], link: row[0], label: lastPart(row[0]), family,
      kind: row[1] & 7, isImplicit: (row[1] & 8) !== 0, definesContext: (row[1] & 16) !== 0,
      isOpened: !(row[1] & 32), isLoose: row[1] & 64,
      parent: row[2] ? boxes[index - row[2]] : null, depth: 0,
      x: family.x + row[3], y: family.y + row[4], w: row[5], h: row[6],
      className: data.classes[row[7]].replaceAll('\x01', () => lastPart(row[0])), role: data.roles[row[8]], place: place(row, 9),
      screen: row.length > 12 ? row[12] : -1, title: row[13] || '', tags: row[14] || [], reason: row[15] || '',
      children: [], labels: [], shows: [], pushes: [], pushedBy: [], moves: [], movedBy: [], findings: 0, isCollapsed: false,
    };
    if (box.parent) {
      box.depth = box.parent.depth + 1;
      box.parent.children.push(box);
    }
    family.boxes.push(box);
    boxes.push(box);
  }
  family.root = family.boxes[0] || null;
}

const boxByID = new Map(boxes.map(box => [box.id, box]));
const familyByID = new Map(families.map(family => [family.id, family]));
/** @type {any[]} */
const windows = data.windows.map(row => {
  /** @type {any} */
  const made = { id: row[0], place: place(row, 1), families: [...new Set(row[4])].map(id => familyByID.get(id)).filter(Boolean) };
  for (const family of made.families) if (!family.windows.includes(made)) family.windows.push(made);
  return made;
});

// By names: what several places share. Without screens each controller is a name.
/** @type {any[]} */
const names = (data.names || []).map(id => ({ isName: true, id, link: id, boxes: [] }));
boxes.forEach((box, index) => {
  box.name = data.names ? names[data.nameOf[index]] : box;
  if (data.names) box.name.boxes.push(box);
});
// All but what UIKit inserts, which isn't counted.
const written = boxes.filter(box => !box.isImplicit);
const controllers = data.names ? [...new Set(written.map(box => box.name))] : written;
const nameByID = new Map((data.names ? names : boxes).map(one => [one.id, one]));
/** @param {any} data.blocks || []).map(([id, screens, stacks] */
/** @param {number} at */
const nameAt = at => names[at];
/** @type {any[]} */
const blocks = (data.blocks || []).map(([id, screens, stacks]) => ({
  isBlock: true, id, link: 'block:' + id, screens: screens.map(nameAt), stacks: stacks.map(nameAt), boxes: screens.flatMap((/** @type {number} */ at) => names[at].boxes),
}));
const blockByID = new Map(blocks.map(block => [block.id, block]));
for (const block of blocks) for (const name of block.screens) name.block = block;

/** @param {any} data.lanes || []).map(([id, title, number, light, dark] */
/** @type {any[]} */
const lanes = (data.lanes || []).map(([id, title, number, light, dark]) => ({ isLane: true, id, title, number, ink: [light, dark], boxes: [] }));
const laneByID = new Map(lanes.map(lane => [lane.id, lane]));
if (data.laneOf) {
  let next = 0;
  for (let at = 0; at < data.laneOf.length; at += 2) {
    for (let count = data.laneOf[at + 1]; count; count -= 1) boxes[next++].lane = lanes[data.laneOf[at]] || null;
  }
  families.forEach((family, index) => { family.lane = lanes[data.laneOfFamily[index]] || null; });
  for (const box of boxes) box.lane?.boxes.push(box);
}

// Labels that are no part of a card.
/** @type {any[]} */
const pictureLabels = [];
for (const row of data.labels) {
  /** @type {any} */
  const owner = row[0] === null ? null : row[0] < 0 ? families[-1 - row[0]] : boxes[row[0]];
  let text = row[4];
  if (text === undefined) text = owner.isFamily ? owner.id : owner.label;
  if (text === 1) text = lastPart(owner.className.replace(/^.*\./, ''));
  const label = { role: row[1] & 15, sign: (row[1] >> 4) - 1, x: row[2] + (owner ? owner.x : 0), bottom: row[3] + (owner ? owner.y : 0), text: shown(text), room: 999 };
  const list = owner ? owner.labels : pictureLabels;
  // Texts keep to their room, whatever the font: up to the next in their row, or the end of the card.
  const last = list[list.length - 1];
  if (owner) label.room = owner.x + owner.w - label.x - 2;
  if (last && abs(last.bottom - label.bottom) < 2 && last.x < label.x) last.room = label.x - last.x - (label.sign < 0 ? 3 : 17);
  list.push(label);
}

/** @param {any} ends @param {number[]} way The points, each as the way from the one before. @returns {any} */
function lineOf(ends, way) {
  let [x, y] = [0, 0];
  const points = way.map((step, index) => (index % 2 ? y += step : x += step));
  return Object.assign(ends, { points, ...boundsOf(points) });
}

/** @param {number[]} points */
function boundsOf(points) {
  let [left, top] = [Infinity, Infinity];
  let [right, bottom] = [-left, -top];
  for (let at = 0; at < points.length; at += 2) {
    left = min(left, points[at]);
    right = max(right, points[at]);
    top = min(top, points[at + 1]);
    bottom = max(bottom, points[at + 1]);
  }
  return { left, top, right, bottom };
}

/** @type {any[]} */
const lines = data.lines.map(([kind, from, to, ...way]) => lineOf({ presents: kind > 2, sign: kind - 3, from: boxes[from], to: kind > 2 ? families[to] : boxes[to], words: kind === 2 ? 'select' : '' }, way));
const presentationLines = lines.filter(line => line.presents);
const pushLines = lines.filter(line => !line.presents);

// A number is a box, a text the id of what is not on the map.
/** @param {any} value @returns {any} */
const end = value => (typeof value === 'number' ? boxes[value] : value === null ? null : { id: value, isOutside: true });
const Reasons = [
  'the nearest context, from the caller upward', 'no context up to the root, so the root',
  "the root of the caller's family", 'their family doesn\'t cover the screen',
];
/** @type {Presentation[]} */
const presentations = data.presentations.map(row => {
  const from = end(row[1]);
  const root = typeof row[2] === 'number' ? boxes[row[2]] : null;
  /** @type {any} */
  const made = {
    from, family: root ? root.family : null, familyID: root ? root.family.id : row[2], style: row[3],
    presenters: [], place: place(row, 5), other: row[8] || '',
  };
  made.id = row[0] || `${from ? from.id : ''}->${made.familyID}`;
  for (let at = 0; at < row[4].length; at += 2) {
    made.presenters.push({ controller: end(row[4][at]), reason: Reasons[row[4][at + 1]] });
  }
  if (from && !from.isOutside) from.shows.push(made);
  return made;
});
/** @type {Always<any, Presentation[]>} */
const shownBy = /** @type {any} */ (new Map(families.map(family => [family, []])));
for (const made of presentations) if (made.family) shownBy.get(made.family).push(made);

/** @type {any[]} */
const pushes = data.pushes.map(row => {
  const made = { from: end(row[0]), to: end(row[1]), kind: ['push', 'showDetail', 'show'][row[2]], place: place(row, 3) };
  if (made.from && !made.from.isOutside) made.from.pushes.push(made);
  if (made.to && !made.to.isOutside) made.to.pushedBy.push(made);
  return made;
});

// The first two are steps of ways.
const Moves = ['setRoot', 'select', 'dismiss', 'pop', 'popToRoot'];
const moves = (data.moves || []).map(([from, to, kind]) => {
  const made = { from: end(from), to: end(to), kind: Moves[kind] };
  made.from.moves?.push(made);
  if (kind < 2) made.to.movedBy?.push(made);
  return made;
});

// What whatever is on top calls: where it leads, how, and ranges of who may be on top.
/** @type {Map<Box, any[]>} */
const callsFromAny = new Map();
const calls = (data.any || []).map(([to, words, ...callers]) => {
  const made = { to: boxes[to], words };
  for (let at = 0; at < callers.length; at += 2) {
    for (const box of boxes.slice(callers[at], callers[at + 1])) callsFromAny.set(box, [...(callsFromAny.get(box) || []), made]);
  }
  return made;
});

/** @param {number} number @param {string} noun */
const count = (number, noun) => `${number} ${noun}${number === 1 ? '' : 's'}`;
/** @param {any[]} things The configurations that have one of them, a bit each. */
const setOf = things => things.reduce((set, one) => set | one.on, 0);
// Says which configurations have something, unless all have it, or all that have what it is of.
/** @param {number} set @param {number} [within] */
const onOf = (set, within = -1) => (set && data.configurations && within & ~set & (1 << data.configurations.length) - 1
  ? ` on ${data.configurations.filter((name, at) => set >> at & 1).join(', ').replace(/, ([^,]*)$/, ' and $1')}` : '');

// The configurations that have each, if not all do.
data.on?.forEach((sets, kind) => sets.forEach((set, at) => { [boxes, presentations, pushes, moves, calls][kind][at].on = set; }));

/** @type {any[]} */
const allReferences = data.references.map(row => ({ from: boxes[row[0]], to: families[row[1]] }));
const references = allReferences.filter(one => one.to);

const Severities = ['error', 'warning', 'note'];
/** @type {any[]} */
const findings = data.diagnostics.map(row => {
  const at = end(row[3]);
  const box = at && !at.isOutside ? at : null;
  if (box) {
    box.findings += 1;
    box.family.findings += 1;
    if (row[1] !== 'note') box.family.isWarned = true;
  }
  return { id: row[0], severity: row[1], message: row[2], box, help: row[4], place: row.length > 5 ? place(row, 5) : null };
}).sort((one, other) => Severities.indexOf(one.severity) - Severities.indexOf(other.severity));

/** @type {Always<number, Box[]>} */
const placesOf = /** @type {any} */ (new Map());
for (const box of boxes) {
  if (box.screen < 0) continue;
  if (!placesOf.has(box.screen)) placesOf.set(box.screen, []);
  placesOf.get(box.screen).push(box);
}

// What UIKit answers.
/** @type {Record<string, (box: Box) => Box | null>} */
const relations = {
  navigationController: box => nearest(box, 1),
  tabBarController: box => nearest(box, 2),
  splitViewController: box => nearest(box, 3),
};

/** @param {Box} box @param {any} kind */
function nearest(box, kind) {
  let at = box.parent;
  while (at && at.kind !== kind) at = at.parent;
  return at;
}

/** @param {any} list */
const unique = list => [...new Set(list)];
/** @param {Box} box */
const presenting = box => unique(shownBy.get(box.family).flatMap(made => made.presenters.map(one => one.controller)));
/** @type {Always<Box, any[]>} */
const presentedByPresenter = /** @type {any} */ (new Map());
for (const made of presentations) {
  for (const { controller } of made.presenters) {
    if (controller.isOutside) continue;
    if (!presentedByPresenter.has(controller)) presentedByPresenter.set(controller, []);
    presentedByPresenter.get(controller).push(made.family ? made.family.root : { id: made.familyID, isOutside: true });
  }
}
// Who is inside of the presenter answers the same.
/** @param {Box} box */
const presented = box => unique([...ancestors(box)].flatMap(one => presentedByPresenter.get(one) || []));

/** @param {Box} box */
function* ancestors(box) {
  for (let at = box; at; at = at.parent) yield at;
}

// What is lit together with some controllers.
/** @param {any} reached */
function around(reached) {
  const lit = { boxes: new Set(reached), families: new Set() };
  for (const box of reached) {
    lit.families.add(box.family);
    for (let at = box.parent; at && !lit.boxes.has(at); at = at.parent) lit.boxes.add(at);
  }
  return lit;
}

/** @param {Box} box @returns {Box[]} */
function within(box) {
  return box.children.flatMap((/** @type {Box} */ child) => [child, ...within(child)]);
}
