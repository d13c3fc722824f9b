// @ts-check
// What is around one thing: left who opens it, right what it opens, as many steps as asked for. No line is left out.
const Side = 224;
const Channel = 76;
// MARK: Columns

// The card of what is put together in a column, or a row in it.
/** @param {Column} column @param {Thing} home @returns {Card} */
function cardIn(column, home) {
  const key = keyOf(home);
  const known = column.get(key) || { thing: home, rows: new Map(), ways: new Map(), x: 0, y: 0, h: 0, at: 0 };
  column.set(key, known);
  return known;
}

/** @param {Card} card @param {Thing} node @returns {Row} */
function rowIn(card, node) {
  const key = keyOf(node);
  const known = card.rows.get(key) || { thing: node, card, exits: new Map(), notes: [], depth: 0, y: 0, h: 0 };
  card.rows.set(key, known);
  return known;
}

/** @param {Map<string, Stop>} stops @param {Link} link @returns {Stop} */
function stopFor(stops, link) {
  const key = link.words + link.on;
  const known = stops.get(key) || { link, y: 0 };
  stops.set(key, known);
  return known;
}

/** @type {Thing} */
const Windows = { id: 'windows', isOutside: true, boxes: [] };
/** @type {Thing} */
const Elsewhere = { id: 'outside this map', isOutside: true, boxes: [] };
/** @param {Thing} node @returns {string} */
const keyOf = node => node.link || node.id;
/** @param {Thing} node */
const homeIn = node => node.home || (node.isOutside ? Elsewhere : homeOf(node));
/** @param {Thing} node */
const boxesIn = node => (node.isOutside ? [] : boxesOf(node));

/** @param {Thing} thing @param {number} hops @returns {Picture} */
function aroundPicture(thing, hops) {
  const start = thing.isFamily || thing.isBlock || thing.isName ? thing : nodeOf(/** @type {any} */ (thing));
  const inside = subjectOf(start);
  /** @type {Column} */
  const middle = new Map();
  const subject = cardIn(middle, start);
  const [first] = inside;
  for (const box of start.isFamily || start.isBlock ? inside : [...inside].flatMap(box => [box, ...within(box)])) {
    rowIn(subject, nodeOf(/** @type {Box} */ (box))).depth = clamp(box.depth - first.depth, 0, 4);
  }
  if (start.isBlock) for (const row of subject.rows.values()) row.depth = 0;
  /** @type {Wire[]} */
  const wires = [];
  const callers = addCallers(subject, inside, hops, wires);
  const opened = addOpened(subject, inside, hops, wires);
  return drawAround([...callers, middle, ...opened], subject, wires);
}

/** @param {Card} subject @param {Set<Box>} inside @param {number} hops @param {Wire[]} wires */
function addCallers(subject, inside, hops, wires) {
  /** @type {Column[]} */
  const columns = [];
  // A name is drawn once a side.
  const seen = new Set([...inside].map(box => keyOf(nodeOf(box))));
  let links = arrivalsOf(subject.thing, inside);
  for (let hop = 1; hop <= hops && links.length; hop += 1) {
    /** @type {Column} */
    const column = new Map();
    /** @type {Map<string, Thing>} */
    const callers = new Map();
    for (const link of links) {
      const row = rowIn(cardIn(column, homeIn(link.from)), link.from);
      const target = hop === 1 ? stopFor(subject.ways, link) : rowIn(cardIn(columns[0], homeIn(link.to)), link.to);
      wires.push({ link, row, exit: stopFor(row.exits, link), target, card: hop === 1 ? subject : null });
      if (!link.from.isOutside) callers.set(keyOf(link.from), link.from);
    }
    columns.unshift(column);
    for (const key of callers.keys()) seen.add(key);
    links = [...callers.values()].flatMap(caller => arrivalsOf(caller, new Set(boxesOf(caller)))).filter(({ from }) => from.home !== Windows && !seen.has(keyOf(from)));
  }
  return columns;
}

/** @param {Card} subject @param {Set<Box>} inside @param {number} hops @param {Wire[]} wires */
function addOpened(subject, inside, hops, wires) {
  /** @type {Column[]} */
  const columns = [];
  const seen = new Set([subject.thing, ...[...inside].map(nodeOf)].map(keyOf));
  const placed = new Set(inside);
  /** @type {Map<Box, Card>} */
  let cards = new Map([...inside].map(box => [box, subject]));
  for (let hop = 1; hop <= hops && cards.size; hop += 1) {
    /** @type {Column} */
    const column = new Map();
    /** @type {Map<Box, Card>} */
    const next = new Map();
    const drawn = new Set();
    for (const link of departures(new Set(cards.keys()))) {
      const isPush = toName(link);
      // Pushes within a card have no line.
      if (isPush && boxesIn(link.to).some(box => placed.has(box))) continue;
      const from = boxesOf(link.from).find(box => cards.has(box));
      const row = rowIn(/** @type {Card} */ (cards.get(/** @type {Box} */ (from))), link.from);
      if (seen.has(keyOf(link.to))) {
        // It leads to what is there already.
        row.notes.push(`${link.kind === 'pushes' ? '›' : '→'} ${link.to.label || link.to.id}`);
        continue;
      }
      const card = cardIn(column, isPush ? homeIn(link.to) : link.to);
      wires.push({ link, row, exit: stopFor(row.exits, link), target: isPush ? rowIn(card, link.to) : stopFor(card.ways, link), card: isPush ? null : card });
      drawn.add(keyOf(link.to));
      if (!link.to.isOutside) for (const box of subjectOf(link.to)) if (!placed.has(box)) next.set(box, card);
    }
    if (!column.size) break;
    columns.push(column);
    for (const key of drawn) seen.add(key);
    for (const box of next.keys()) placed.add(box);
    cards = next;
  }
  return columns;
}

/** @param {Link} link */
const toName = link => !/^(presents|setRoot)/.test(link.kind);

// MARK: Shapes

/** @param {Column[]} columns @param {Card} subject @param {Wire[]} wires @returns {Picture} */
function drawAround(columns, subject, wires) {
  const heights = columns.map(column => [...column.values()].reduce((sum, card) => sum + measure(card, card === subject) + 12, -12));
  const height = max(...heights);
  /** @type {Shape[]} */
  const items = [];
  /** @type {Placed[]} */
  const things = [];
  columns.forEach((column, at) => {
    let y = (height - heights[at]) / 2;
    for (const card of column.values()) {
      Object.assign(card, { x: at * (Side + Channel), y, at });
      drawCard(card, card === subject, items, things);
      y += card.h + 12;
    }
  });
  const lines = wired(wires, items);
  return pictureOf(items, things, lines, { x: -12, y: -12, right: columns.length * (Side + Channel) - Channel + 12, bottom: height + 12 });
}

/** @param {Card} card @param {boolean} isSubject */
function measure(card, isSubject) {
  let y = isSubject ? 34 : 26;
  for (const stop of card.ways.values()) {
    stop.y = y + 4;
    y += 15;
  }
  for (const row of card.rows.values()) {
    Object.assign(row, { y, h: max(20, 8 + 12 * row.exits.size) });
    [...row.exits.values()].forEach((stop, index) => { stop.y = y + row.h / 2 + 12 * (index - (row.exits.size - 1) / 2); });
    y += row.h + 4;
  }
  card.h = y + 4;
  return card.h;
}

/** @param {Thing} thing */
const titleOf = thing => (thing.isLane ? thing.title : thing.isBlock ? `${thing.id}, in ${thing.stacks.length} stacks` : thing.label || thing.id);

/** @param {Card} card @param {boolean} isSubject @param {Shape[]} items @param {Placed[]} things */
function drawCard(card, isSubject, items, things) {
  const { thing, x, y, h } = card;
  const ink = isSubject ? Inks.subject : thing.isLane ? thing.ink : thing.isBlock ? Inks.strong : Inks.edge;
  addBox(items, { fill: tint(ink, isSubject ? 5 : 8), stroke: ink, width: isSubject ? 3 : 1.2, radius: 7 }, x, y, Side, h);
  things.push({ thing, x, y, w: Side, h });
  const indent = addMark(items, thing, x + 17, y + 13.5) ? 30 : 9;
  addText(items, isSubject ? Fonts.head : Fonts.name, x + indent, y + (isSubject ? 22 : 17.5), titleOf(thing) + onOf(setOf(boxesIn(thing))), Side - indent - 8);
  for (const { link, y: at } of card.ways.values()) {
    const isSigned = link.kind === 'presents';
    if (isSigned) addSign(items, signOf(link.style), x + 9, y + at - 5, Inks.text);
    addText(items, Fonts.note, x + (isSigned ? 26 : 9), y + at + 3.3, (isSubject && link.kind === 'pushes' ? 'is pushed' : link.words) + link.on, Side - 34);
  }
  for (const row of card.rows.values()) drawRow(row, items, things);
}

/** @param {Row} row @param {Shape[]} items @param {Placed[]} things */
function drawRow({ thing, card, exits, notes, depth, y: top, h }, items, things) {
  const [x, y, w] = [card.x + 6 + 10 * depth, card.y + top, Side - 12 - 10 * depth];
  const isInserted = boxesIn(thing).some(box => box.isImplicit);
  addBox(items, { fill: Inks.page, stroke: Inks.edge, dash: isInserted ? Dashes[4] : [] }, x, y, w, h);
  things.push({ thing, x, y, w, h });
  const room = [...exits.values()].reduce((most, { link }) => max(most, link.kind === 'presents' ? 20 : link.on ? 100 : 48), 20);
  const width = addText(items, isInserted ? Fonts.inserted : Fonts.row, x + 7, y + (exits.size > 1 ? 15 : h / 2 + 4), thing.label || thing.id, w - 14 - room);
  const note = [onOf(setOf(boxesIn(thing)), setOf(boxesIn(card.thing))).slice(1), ...notes].filter(Boolean).join(' ');
  if (note) addText(items, Fonts.note, x + 14 + width, y + (exits.size > 1 ? 15 : h / 2 + 3.5), note, w - width - 22 - room);
  for (const { link, y: at } of exits.values()) {
    if (link.kind === 'presents') addSign(items, signOf(link.style), x + w - 16, card.y + at - 5, Inks.text);
    else addText(items, Fonts.note, x + w - 5, card.y + at + 3.3, link.words + link.on, 110, true);
  }
}

// A lane for each place where lines end; lines that join have a dot.
/** @param {Wire[]} wires @param {Shape[]} items @returns {PictureLine[]} */
function wired(wires, items) {
  /** @type {Map<string, Lane>} */
  const lanes = new Map();
  wires.forEach(wire => {
    const row = /** @type {Row} */ (wire.target);
    const card = wire.card || row.card;
    const y = card.y + (wire.card ? wire.target.y : row.y + row.h / 2);
    const key = `${card.at} ${y} ${wire.link.words}`;
    const lane = lanes.get(key) || { x: card.x + (wire.card ? 0 : 6), y, wires: [], far: 0, lane: 0 };
    lane.wires.push(wire);
    lane.far = max(lane.far, abs(y - wire.row.card.y - wire.exit.y));
    lanes.set(key, lane);
  });
  /** @type {Map<number, Lane[]>} */
  const channels = new Map();
  for (const lane of lanes.values()) {
    const at = lane.wires[0].row.card.at;
    channels.set(at, [...(channels.get(at) || []), lane]);
  }
  /** @type {PictureLine[]} */
  const lines = [];
  for (const [at, list] of channels) {
    list.sort((one, other) => other.far - one.far).forEach((lane, index) => {
      lane.lane = at * (Side + Channel) + Side + 10 + (index + 0.5) * (Channel - 28) / list.length;
    });
    for (const lane of list) for (const wire of lane.wires) lines.push(drawWire(wire, lane, items));
  }
  return lines;
}

/** @param {Wire} wire @param {Lane} lane @param {Shape[]} items @returns {PictureLine} */
function drawWire({ link, row, exit }, { x, y, lane, wires }, items) {
  const [left, start] = [row.card.x + Side - 6, row.card.y + exit.y];
  const isPush = toName(link);
  const looks = Moves.includes(link.kind) ? lookOfMove(link.kind) : [link.kind === 'starts' ? { stroke: Inks.push, dash: Dashes[1] } : lookOfLine(isPush ? 2 : signOf(link.style), isPush ? Inks.push : Inks.strong)];
  const points = abs(start - y) < 1 ? [left, y, x, y] : [left, start, lane, start, lane, y, x, y];
  looks.forEach((look, at) => addLine(items, look, points, at > 0));
  if (wires.length > 1 && points.length > 4) addBox(items, { fill: looks[0].stroke, radius: 2.2 }, lane - 2.2, start - 2.2, 4.4, 4.4);
  const way = points.map((one, at) => (at < 2 ? one : one - points[at - 2]));
  return lineOf({ presents: /^[ps].*ts$/.test(link.kind), count: 1, from: [row.thing], to: link.to, words: link.words }, way);
}
