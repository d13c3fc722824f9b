// @ts-check
// Draws around.js's columns as shapes, and the signs of styles for the key.
/** @type {Record<string, Ink>} */
const Inks = {
  page: ['#ffffff', '#14181d'], text: ['#1f2933', '#e6ebf1'], muted: ['#52606d', '#aab5c1'], push: ['#6b7785', '#8f9ba8'],
  edge: ['#7b8894', '#74818e'], strong: ['#39434e', '#b9c4cf'], subject: ['#b3400c', '#ffab80'],
};
const Fonts = {
  head: fontLook(16, Inks.text, 1), name: fontLook(12, Inks.text, 1), row: fontLook(11.5, Inks.text), inserted: fontLook(11.5, Inks.text, 2),
  note: fontLook(9.5, Inks.muted), number: fontLook(10, Inks.page, 1),
};
const Signs = [/^fullScreen/, /^overFullScreen/, /^(automatic|pageSheet)/, /^formSheet/, /^popover/, /urrentContext/, /^custom/];
const SignWords = ['fullScreen', 'overFullScreen', 'pageSheet', 'formSheet', 'popover', 'context', 'custom', 'chosen by the system'];
/** @param {string} style */
const signOf = style => (style.includes('unknown') ? 7 : max(0, Signs.findIndex(one => one.test(style))));

/** @param {Ink} ink @param {number} percent @returns {Ink} */
const tint = (ink, percent) => /** @type {Ink} */ (ink.map((color, dark) => '#' + [1, 3, 5].map(at => {
  const [over, under] = [color, Inks.page[dark]].map(one => parseInt(one.slice(at, at + 2), 16));
  return round((over * percent + under * (100 - percent)) / 100).toString(16).padStart(2, '0');
}).join('')));

/** @param {Partial<Look>} look @returns {Look} */
const lookOf = look => ({ width: 1, dash: [], radius: 4, ...look });

/** @param {Shape[]} items @param {Partial<Look>} look @param {number} x @param {number} y @param {number} w @param {number} h */
const addBox = (items, look, x, y, w, h) => items.push({ look: lookOf(look), x, y, w, h });

// Writes a text, cut to its room, and returns its width.
/** @param {Shape[]} items @param {FontLook} font @param {number} x @param {number} y @param {string} text @param {number} limit @param {boolean} [isRight] */
function addText(items, font, x, y, text, limit, isRight = false) {
  pen.font = font.css;
  let cut = shown(text);
  const measure = () => pen.measureText(cut).width;
  while (cut.length > 2 && measure() > limit) cut = cut.slice(0, -2).trimEnd() + '…';
  const w = min(measure(), limit);
  items.push(textShape(font, isRight ? x - w : x, y, cut, w));
  return w;
}

/** @param {Shape[]} items @param {Partial<Look>} look @param {number[]} points */
function addPath(items, look, points) {
  let path = `m${points[0]} ${points[1]}`;
  for (let at = 2; at < points.length; at += 2) path += `l${points[at] - points[at - 2]} ${points[at + 1] - points[at - 1]}`;
  items.push(pathShape(lookOf(look), path + (look.fill ? 'z' : '')));
}

/** @param {Shape[]} items @param {Partial<Look>} look @param {number[]} points @param {boolean} [isBare] */
function addLine(items, look, points, isBare) {
  const [x1, y1, x2, y2] = points;
  const last = points.length - 2;
  let path = `m${x1} ${y1}`;
  if (points.length === 4) {
    path += `l${x2 - x1} ${y2 - y1}`;
  } else {
    const [y, turn] = [points[last + 1] - y1, Math.sign(points[last + 1] - y1)];
    const r = min(5, abs(y) / 2);
    path += `l${x2 - x1 - r} 0q${r} 0 ${r} ${turn * r}l0 ${y - 2 * turn * r}q0 ${turn * r} ${r} ${turn * r}l${points[last] - x2 - r} 0`;
  }
  items.push(pathShape(lookOf(look), path));
  const [x, end] = [points[last], points[last + 1]];
  if (!isBare) addPath(items, { fill: look.stroke }, [x, end, x - 7, end - 3, x - 7, end + 3]);
}

// How much of the screen a style covers: 12 wide and 10 high.
/** @param {Shape[]} items @param {number} sign @param {number} x @param {number} y @param {Ink} ink */
function addSign(items, sign, x, y, ink) {
  addBox(items, { fill: sign ? Inks.page : ink, stroke: ink, width: 1.1, radius: 1.5 }, x + 0.5, y + 0.5, 11, 9);
  const [left, top, w, h] = [[0, 0, 0, 0], [2.6, 2.6, 6.8, 4.8], [0.5, 3.4, 11, 6.1], [3.1, 3, 5.8, 4.2], [3.6, 2.2, 6.2, 3.8], [6, 0.5, 5.5, 9]][sign] || [0, 0, 0, 0];
  if (w) addBox(items, { fill: ink, radius: 0.6 }, x + left, y + top, w, h);
  if (sign === 4) addPath(items, { fill: ink }, [x + 5, y + 5.5, x + 6.6, y + 6, x + 5, y + 8.2]);
  if (sign === 6) addPath(items, { fill: ink }, [x + 6, y + 1.8, x + 9.2, y + 5, x + 6, y + 8.2, x + 2.8, y + 5]);
  if (sign === 7) items.push(textShape({ ...fontLook(8.2, ink, 1) }, x + 3.5, y + 8.2, '?', 5));
}

// The signs of the map of places have one colour.
/** @param {number} sign */
function signShapes(sign) {
  /** @type {Shape[]} */
  const items = [];
  const ink = Inks.subject;
  if (sign < 8) addSign(items, sign, 0, 0, ink);
  else for (const look of lookOfMove('setRoot')) addLine(items, look, [0, 5, 12, 5]);
  return items;
}

// A lane's number in its colour, or the diamond of a block.
/** @param {Shape[]} items @param {Thing} thing @param {number} x @param {number} y */
function addMark(items, thing, x, y) {
  if (thing.isBlock) {
    addPath(items, { fill: Inks.strong }, [x, y - 7, x + 7, y, x, y + 7, x - 7, y]);
  } else if (thing.isLane) {
    addBox(items, { fill: thing.ink, radius: 8 }, x - 8, y - 8, 16, 16);
    pen.font = Fonts.number.css;
    const w = pen.measureText(thing.number).width;
    items.push(textShape(Fonts.number, x - w / 2, y + 3.6, thing.number, w));
  } else {
    return false;
  }
  return true;
}

// The lines' look by sign.
/** @param {number} sign @param {Ink} stroke @returns {Partial<Look>} */
const lookOfLine = (sign, stroke) => ({ stroke, width: sign < 2 ? 2 : 1.3, dash: Dashes[{ 4: 1, 5: 2, 6: 3 }[sign] || 0] });
// A root that is set is a double line.
/** @param {string} kind @returns {Partial<Look>[]} */
const lookOfMove = kind => (kind === 'setRoot' ? [{ stroke: Inks.strong, width: 3.4 }, { stroke: Inks.page, width: 1.4 }] : [{ stroke: Inks.push, width: 0.8, dash: Dashes[kind === 'select' ? 0 : 4] }]);
