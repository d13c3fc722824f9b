// @ts-check
// Pictures that are drawn shape by shape: the overview, the map of screens, and what is around one thing.
const Dashes = [[], [1.5, 3], [6, 4], [7, 3, 1.5, 3], [3, 2]];

/** @param {PictureRow} row @param {SharedRows} shared @returns {Picture} */
function decodePicture(row, shared) {
  const items = row.items.map(one => decodeItem(one, shared));
  const things = row.things.flatMap(([kind, id, x, y, w, h]) => {
    const thing = thingOf(kind, id);
    return thing ? [{ thing, x, y, w, h }] : [];
  });
  const sets = new Map(row.sets.map(([id, ...callers]) => [`set ${id}`, callers]));
  const lines = row.lines.map(([kind, from, to, count, ...way]) => lineOf({
    presents: kind !== 'pushes', count, from: (sets.get(from) || [from]).flatMap(id => thingOf(1, id) || thingOf(0, id) || thingOf(3, id) || []),
    to: (kind === 'pushes' ? thingOf(1, to) : thingOf(0, to)) || thingOf(1, to),
  }, way));
  return pictureOf(items, things, lines, { x: 0, y: Math.min(...things.map(one => one.y)) - 12, right: row.size[0], bottom: row.size[1] });
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
  return kind === 0 ? familyByID.get(id) : kind === 1 ? nameByID.get(id) : kind === 2 ? blockByID.get(id) : laneByID.get(id);
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
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const part of path.match(/[a-y][^a-z]*/g) || []) {
    const numbers = (part.match(/-?[\d.]+/g) || []).map(Number);
    x += numbers[numbers.length - 2];
    y += numbers[numbers.length - 1];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  return { look, path, x: left - 3, y: top - 3, w: right - left + 6, h: bottom - top + 6 };
}

/** @template T @param {T} ends @param {number[]} way The points, each as the way from the one before. @returns {T & Way} */
function lineOf(ends, way) {
  let [x, y] = [0, 0];
  const points = way.map((step, index) => (index % 2 ? y += step : x += step));
  const xs = points.filter((_, index) => index % 2 === 0);
  const ys = points.filter((_, index) => index % 2 === 1);
  return Object.assign(ends, { points, left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) });
}

const shared = data.pictures && {
  looks: data.pictures.looks.map(([fill, stroke, width, dash, radius]) => ({
    fill: data.pictures.inks[fill], stroke: data.pictures.inks[stroke], width, dash: Dashes[dash], radius,
  })),
  fonts: data.pictures.fonts.map(([size, flags, ink]) => fontLook(size, data.pictures.inks[ink], flags)),
};

/** @param {number} size @param {Ink} ink @param {number} [flags] @returns {FontLook} */
function fontLook(size, ink, flags = 0) {
  return { size, ink, css: `${flags & 2 ? 'italic ' : ''}${flags & 1 ? 'bold ' : ''}${size}px ${Font}` };
}

// MARK: Painting

/** @param {Ink} ink */
const colorOf = ink => ink[colors.isDark ? 1 : 0];

/** @param {Picture} picture @param {Seen} seen */
function paintPicture(picture, seen) {
  setLit(!view.lit);
  paintShapes(picture.items, seen);
  if (view.lit) {
    // What is lit is drawn once more, where it is.
    context.save();
    context.beginPath();
    for (const { thing, x, y, w, h } of picture.things) if (isLitThing(thing)) context.rect(x - 1, y - 1, w + 2, h + 2);
    context.clip();
    setLit(true);
    paintShapes(picture.items, seen);
    context.restore();
  }
  setLit(true);
}

/** @param {Shape[]} items @param {Seen} seen */
function paintShapes(items, seen) {
  for (const one of items) {
    if (one.x > seen.right || one.y > seen.bottom || one.x + one.w < seen.x || one.y + one.h < seen.y) continue;
    if (one.font) {
      if (one.font.size * camera.scale < 2.6) continue;
      context.font = one.font.css;
      context.fillStyle = colorOf(one.font.ink);
      context.fillText(one.text, one.x, one.y + one.font.size, one.w);
    } else if (Math.max(one.w, one.h) * camera.scale > 1.5) {
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
    context.beginPath();
    context.roundRect(x, y, w, h, look.radius);
  }
  if (look.fill) {
    context.fillStyle = colorOf(look.fill);
    if (way) context.fill(way); else context.fill();
  }
  if (!look.stroke) return;
  context.strokeStyle = colorOf(look.stroke);
  context.lineWidth = look.width;
  if (look.dash.length) context.setLineDash(look.dash);
  if (way) context.stroke(way); else context.stroke();
  if (look.dash.length) context.setLineDash([]);
}

/** @type {Map<string, Path2D>} */
const ways = new Map();
/** @param {string} path */
function way2D(path) {
  const known = ways.get(path) || new Path2D(path);
  ways.set(path, known);
  return known;
}

// MARK: Where things are

/** @param {Picture} picture @param {number} x @param {number} y @returns {Thing | null} */
function hitPicture(picture, x, y) {
  let best = null;
  for (const one of picture.things) {
    if (one.thing.isLane || x < one.x || y < one.y || x > one.x + one.w || y > one.y + one.h) continue;
    if (!best || one.w * one.h <= best.w * best.h) best = one;
  }
  return best && plain(best.thing);
}

// A name with one place is that place.
/** @param {Thing} thing @returns {Thing} */
const plain = thing => (thing.isName && thing.boxes.length === 1 ? thing.boxes[0] : thing);

// Where a thing is drawn: in pictures a place has that of its name, or of what that is in.
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
  return (boxes[0] && picture.rects.get(boxes[0].family)) || null;
}

/** @param {Thing} thing @returns {Box[]} */
const boxesOf = thing => (thing.boxes ? thing.boxes : [thing]);
