// @ts-check
// Pictures that are drawn shape by shape: the overview, the map of screens, and what is around one thing.
const Dashes = [[], [1.5, 3], [6, 4], [7, 3, 1.5, 3], [3, 2]];

// In a picture of what was before, some things aren't there any more.
/** @param {PictureRow} row @param {SharedRows} shared @param {boolean} isBefore @returns {Picture} */
function decodePicture(row, shared, isBefore) {
  const items = row.items.map(one => decodeItem(one, shared));
  const things = row.things.flatMap(([kind, id, x, y, w, h]) => {
    if (kind === 4 && !isBefore) return [];
    const thing = thingOf(kind, id) || (isBefore && { id, isOutside: true, boxes: [] });
    return thing ? [{ thing, x, y, w, h }] : [];
  });
  // Lines of an overview come from lanes and families, those of other pictures from names.
  const kinds = row.things.some(([kind]) => kind === 3) ? [3, 0] : [1, 0];
  /** @param {string} id */
  const callers = id => kinds.map(kind => thingOf(kind, id)).find(Boolean) || [];
  const sets = new Map(row.sets.map(([id, ...callers]) => [`set ${id}`, callers]));
  const lines = row.lines.map(([kind, from, to, count, ...way]) => lineOf({
    presents: !/^(pu|sel)/.test(kind), count, words: kind === 'select' ? kind : '', from: (sets.get(from) || [from]).flatMap(callers),
    to: (/^(pu|sel)/.test(kind) ? thingOf(1, to) : thingOf(0, to)) || thingOf(1, to),
  }, way));
  return pictureOf(items, things, lines, { x: 0, y: min(...things.map(one => one.y)) - 12, right: row.size[0], bottom: row.size[1] });
}

/** @param {Shape[]} items @param {Placed[]} things @param {PictureLine[]} lines @param {{x: number, y: number, right: number, bottom: number}} area @returns {Picture} */
function pictureOf(items, things, lines, { x, y, right, bottom }) {
  // Of what is drawn twice, as a name around another, the first is where it is.
  const rects = new Map(things.map(one => /** @type {[Thing, Placed]} */ ([one.thing, one])).reverse());
  return { items, things, lines, rects, bounds: { x, y, w: right - x, h: bottom - y } };
}

// Families, names, blocks and lanes.
/** @param {number} kind @param {string} id @returns {Thing | undefined} */
function thingOf(kind, id) {
  return kind === 0 ? familyByID.get(id) : kind === 1 ? nameByID.get(id) : kind === 2 ? blockByID.get(id) : kind === 3 ? laneByID.get(id) : boxByID.get(id);
}

/** @param {ItemRow} row @param {SharedRows} shared @returns {Shape} */
function decodeItem([at, ...rest], { looks, fonts }) {
  if (at < 0) {
    const [x, y, w, text] = /** @type {[number, number, number, string]} */ (rest);
    return textShape(fonts[-1 - at], x, y, text, w);
  }
  if (typeof rest[0] === 'string') return pathShape(looks[at], rest[0]);
  const [x, y, w, h] = /** @type {number[]} */ (rest);
  return { look: looks[at], x, y, w, h };
}

// A text is never wider than its room, whatever the font.
/** @param {FontLook} font @param {number} x @param {number} y @param {string} text @param {number} w @returns {Shape} */
const textShape = (font, x, y, text, w) => ({ font, text: shown(text), x, y: y - font.size, w, h: font.size * 1.3 });

/** @param {Look} look @param {string} path @returns {Shape} */
function pathShape(look, path) {
  let [x, y] = [0, 0];
  const points = [];
  for (const part of path.match(/[a-y][^a-z]*/g) || []) {
    const numbers = part.match(/-?[\d.]+/g) || [];
    points.push(x += Number(numbers[numbers.length - 2]), y += Number(numbers[numbers.length - 1]));
  }
  const { left, top, right, bottom } = boundsOf(points);
  return { look, path, x: left - 3, y: top - 3, w: right - left + 6, h: bottom - top + 6 };
}

const shared = data.pictures && {
  looks: data.pictures.looks.map((/** @type {number[]} */ [fill, stroke, width, dash, radius]) => ({
    fill: data.pictures.inks[fill], stroke: data.pictures.inks[stroke], width, dash: Dashes[dash], radius,
  })),
  fonts: data.pictures.fonts.map((/** @type {number[]} */ [size, flags, ink]) => fontLook(size, data.pictures.inks[ink], flags)),
};

/** @param {number} size @param {Ink} ink @param {number} [flags] @returns {FontLook} */
function fontLook(size, ink, flags = 0) {
  return { size, ink, css: `${flags & 2 ? 'italic ' : ''}${flags & 1 ? 'bold ' : ''}${size}px ${Font}` };
}

// MARK: Painting

/** @param {Ink} ink */
const colorOf = ink => ink[colors.isDark ? 1 : 0];

// The lines that each shape is part of, else the innermost thing that its middle is in; found when something first fades.
/** @param {Picture} picture */
function findOwners(picture) {
  const things = inBands([...picture.things].sort((one, other) => one.w * one.h - other.w * other.h));
  const lines = inBands(picture.lines);
  for (const one of picture.items) {
    const [x, y] = [one.x + one.w / 2, one.y + one.h / 2];
    // Lines, their arrows and dots begin on them.
    const [left, top] = one.path ? (one.path.match(/-?[\d.]+/g) || []).map(Number) : [x, y];
    const owners = one.path || one.look && one.w < 5 ? (lines[top >> 8] || []).filter(line => distanceTo(line, left, top, 1) < 1) : [];
    one.owners = owners.length ? owners : (things[y >> 8] || []).filter(it => one.w < it.w + 8 && one.h < it.h + 8 && x >= it.x && y >= it.y && x <= it.x + it.w && y <= it.y + it.h).slice(0, 1).map(it => it.thing);
  }
}

// Things or lines by the bands of a picture, each 256 high.
/** @param {any[]} list @returns {any[][]} */
function inBands(list) {
  /** @type {any[][]} */
  const bands = [];
  for (const one of list) for (let at = (one.top ?? one.y) >> 8; at <= (one.bottom ?? one.y + one.h) >> 8; at += 1) (bands[at] ||= []).push(one);
  return bands;
}

// The rest fades in its place, so that nothing covers it.
/** @param {Picture} picture @param {Seen} seen */
function paintPicture(picture, seen) {
  if (!view.lit) return paintShapes(picture.items, seen);
  if (!picture.lit) findOwners(picture);
  if (picture.lit?.by !== view.lit) picture.lit = { by: view.lit, things: new Set([...picture.things.map(one => one.thing).filter(isLitThing), ...picture.lines.filter(isLitPictureLine)]) };
  const { things } = picture.lit;
  for (const one of picture.items) {
    setLit(one.owners.some((/** @type {any} */ owner) => things.has(owner)));
    paintShapes([one], seen);
  }
  setLit(true);
  for (const line of picture.lines) if (things.has(line)) traceLine(line, colors.focus, 1.5);
}

/** @param {Shape[]} items @param {Seen} seen */
function paintShapes(items, seen) {
  for (const one of items) {
    if (one.x > seen.right || one.y > seen.bottom || one.x + one.w < seen.x || one.y + one.h < seen.y) continue;
    if (one.font) {
      if (one.font.size * eye.scale < 2.6) continue;
      pen.font = one.font.css;
      pen.fillStyle = colorOf(one.font.ink);
      pen.fillText(one.text, one.x, one.y + one.font.size, one.w);
    } else if (max(one.w, one.h) * eye.scale > 1.5) {
      paintShape(one);
    }
  }
}

/** @param {Shape} one */
function paintShape({ look, path, x, y, w, h }) {
  let way;
  if (path) {
    way = way2D(path);
  } else {
    pen.beginPath();
    pen.roundRect(x, y, w, h, look.radius);
  }
  if (look.fill) {
    pen.fillStyle = colorOf(look.fill);
    if (way) pen.fill(way); else pen.fill();
  }
  if (!look.stroke) return;
  pen.strokeStyle = colorOf(look.stroke);
  pen.lineWidth = look.width;
  if (look.dash.length) pen.setLineDash(look.dash);
  if (way) pen.stroke(way); else pen.stroke();
  if (look.dash.length) pen.setLineDash([]);
}

/** @type {Map<string, Path2D & { source: string }>} */
const ways = new Map();
/** @param {string} path */
function way2D(path) {
  // The source is for SVG.
  const known = ways.get(path) || Object.assign(new Path2D(path), { source: path });
  ways.set(path, known);
  return known;
}

/** @param {PictureLine} line */
const isLitPictureLine = line => (view.lit.pairs ? isLitByStyle(line) : line.from.some(isLitThing) && isLitThing(line.to));

// MARK: Where things are

/** @param {Picture} picture @param {number} x @param {number} y @returns {Thing | null} */
function hitPicture(picture, x, y) {
  let best = null;
  for (const one of picture.things) {
    if (one.thing.isLane || one.thing.isOutside || x < one.x || y < one.y || x > one.x + one.w || y > one.y + one.h) continue;
    if (!best || one.w * one.h <= best.w * best.h) best = one;
  }
  return best && plain(best.thing);
}

// A name with one place is that place.
/** @param {Thing} thing @returns {Thing} */
const plain = thing => (thing.isName && thing.boxes.length === 1 ? thing.boxes[0] : thing);

// Where a thing is drawn: in pictures a place has that of its name, or of what that is in, or of its lane.
/** @param {Thing} thing @returns {any} */
function rectOf(thing) {
  const { picture } = view;
  const boxes = boxesOf(thing);
  if (!picture) return thing.isName || thing.isBlock ? boxes[0] : thing;
  const own = picture.rects.get(thing);
  if (own) return own;
  for (let at = boxes[0]; at; at = at.parent) {
    const rect = picture.rects.get(at.name);
    if (rect) return rect;
  }
  return (boxes[0] && (picture.rects.get(boxes[0].family) || picture.rects.get(boxes[0].lane))) || null;
}

/** @param {Thing} thing @returns {Box[]} */
const boxesOf = thing => (thing.boxes ? thing.boxes : [thing]);
