// @ts-check
// Draws the map: names from far, frames from nearer, texts from near.
/** @type {any} */
let pen = canvas.getContext('2d', { alpha: false });
const Display = { frames: 0.14, text: 0.45 };
const Paper = { frames: 0.04, text: 0.2 };
const Scale = { ...Display };
const Font = "Helvetica, Arial, 'Liberation Sans', sans-serif";
const Faded = 0.16;
// More names than this are no help from far, and cost frames.
const MostNames = 90;
/** @type {View} */
const view = { selected: null, hover: null, lit: null, focus: null, scene: null, level: 'places', picture: null, focusKey: null, back: null, at: '', opening: '', before: '', isBefore: false, line: null, path: null, walks: [] };
/** @type {any} */
let colors = {};
let isDue = false;

function readColors() {
  const style = getComputedStyle(document.documentElement);
  /** @param {any} name */
  const read = name => style.getPropertyValue('--' + name).trim();
  /** @param {any} name */
  const surface = name => ({ fill: read(name + '-fill'), border: read(name + '-border'), text: read(name + '-text') });
  colors = { isDark: !document.documentElement.classList.contains('printing') && matchMedia('(prefers-color-scheme: dark)').matches, family: surface('family'), shown: surface('shown'), kinds: Kinds.map((_, kind) => surface('kind' + kind)) };
  for (const name of ['page', 'note', 'presentation', 'presents', 'pushes', 'focus', 'heard', 'visible', 'warning', 'note-mark', 'added', 'removed', 'moved', 'changed']) {
    colors[name] = read(name);
  }
}

function repaint() {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    paint();
  });
}

/** @type {Record<number, string>} */
const rolesColor = { 1: 'note', 2: 'note', 3: 'presentation', 4: 'presentation', 5: 'presentation', 7: 'note' };
/** @param {boolean} isLit */
const setLit = isLit => { pen.globalAlpha = isLit ? 1 : Faded; };
/** @param {Box} box */
const isLitBox = box => !view.lit || view.lit.boxes.has(box);
/** @param {any} family */
const isLitFamily = family => !view.lit || view.lit.families.has(family);
/** @param {any} thing */
const isLitThing = thing => (thing.isFamily ? isLitFamily(thing) : boxesOf(thing).some(isLitBox));
/** @param {any} family */
const surfaceOf = family => (family.windows.length ? colors.shown : colors.family);

/** @param {Box} box */
function isHidden(box) {
  if (box.family.isCollapsed) return true;
  for (let at = box.parent; at; at = at.parent) if (at.isCollapsed) return true;
  return false;
}

function paint() {
  paintView(canvas.width / (eye.width || 1));
}

// Paints what is in view, each pixel of the page as so many of the picture.
/** @param {number} ratio */
function paintView(ratio) {
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  setLit(true);
  pen.fillStyle = colors.page;
  pen.fillRect(0, 0, eye.width, eye.height);
  pen.setTransform(eye.scale * ratio, 0, 0, eye.scale * ratio, eye.x * ratio, eye.y * ratio);
  const [left, top] = toMap(0, 0);
  const [right, bottom] = toMap(eye.width, eye.height);
  if (view.picture) {
    paintPicture(view.picture, { x: left, y: top, right, bottom });
    return paintMarks(families.filter(family => view.picture?.rects.has(family)));
  }
  paintPlaces(left, top, right, bottom);
  if (eye.scale < Scale.text) paintFarNames(ratio);
}

/** @param {number} left @param {number} top @param {number} right @param {number} bottom */
function paintPlaces(left, top, right, bottom) {
  /** @param {any} thing */
  const isIn = thing => thing.x < right && thing.y < bottom && thing.x + thing.w > left && thing.y + thing.h > top;
  /** @param {any} line */
  const crosses = line => line.left <= right && line.top <= bottom && line.right >= left && line.bottom >= top;
  const visible = families.filter(isIn);
  const both = view.lit ? [false, true] : [true];
  for (const isLit of both) {
    const cards = visible.filter(family => isLitFamily(family) === isLit);
    setLit(isLit);
    paintCards(cards);
    if (eye.scale >= Scale.text) paintHeads(cards);
    if (eye.scale >= Scale.frames) for (const family of cards) paintBoxes(family, isIn);
  }
  for (const isLit of both) {
    /** @param {any} line */
    const isDrawn = line => !line.isInside && crosses(line) && isLitLine(line) === isLit;
    setLit(isLit);
    if (eye.scale >= Scale.frames) paintLines(pushLines.filter(isDrawn), colors.pushes, 0.9, 3.5);
    for (const group of linesBySign) {
      const list = group.filter(isDrawn);
      if (list.length) paintPresentations(list);
      if (eye.scale >= Scale.text) for (const line of list) paintSign(line, line.points[0] - 15, line.points[1] - 5);
    }
  }
  setLit(!view.lit);
  pen.beginPath();
  for (const [x, y] of eye.scale < Scale.text ? [] : data.dots) pen.roundRect(x - 2.4, y - 2.4, 4.8, 4.8, 2.4);
  pen.fillStyle = colorOf(Inks.subject);
  pen.fill();
  setLit(true);
  for (const label of pictureLabels) paintLabel(label, colors.kinds[0].text);
  paintCurves();
  paintMarks(visible);
}

const linesBySign = [...new Set(presentationLines.map(line => line.sign))].map(sign => presentationLines.filter(line => line.sign === sign));

// Lines have the look of their style; a root that is set is a double line.
/** @param {any[]} list */
function paintPresentations(list) {
  const { sign } = list[0];
  for (const look of /** @type {any[]} */ (sign === 8 ? lookOfMove('setRoot') : [lookOfLine(sign, Inks.subject)])) {
    if (look.dash && eye.scale >= Scale.frames) pen.setLineDash(look.dash);
    paintLines(list, colorOf(look.stroke), look.width, 6);
    pen.setLineDash([]);
  }
}

// Signs stand left of a text, or where a line begins.
/** @param {any} owner @param {number} x @param {number} y */
function paintSign(owner, x, y) {
  pen.translate(x, y);
  owner.mark ??= signShapes(owner.sign);
  paintShapes(owner.mark, { x: -9, y: -9, right: 99, bottom: 99 });
  pen.translate(-x, -y);
}

/** @param {any} line */
function isLitLine(line) {
  if (!view.lit) return true;
  if (view.lit.pairs) return isLitByStyle(line);
  return view.lit.boxes.has(line.from) && (line.presents ? view.lit.families : view.lit.boxes).has(line.to)
    && (!line.presents || !line.to.root || view.lit.boxes.has(line.to.root));
}

/** @param {any} thing @param {number} radius */
function rounded(thing, radius) {
  const { x, y, w, h } = drawn(thing);
  if (eye.scale < Scale.text) pen.rect(x, y, w, h);
  else pen.roundRect(x, y, w, h, radius);
}

// From far a card has the colour of its root.
/** @param {any} cards */
function paintCards(cards) {
  const isFar = eye.scale < Scale.frames;
  /** @param {any} family */
  const surface = family => (isFar && family.root ? colors.kinds[family.root.kind] : surfaceOf(family));
  for (const one of [colors.family, colors.shown, ...colors.kinds]) {
    pen.beginPath();
    for (const family of cards) if (surface(family) === one) rounded(family, 7);
    pen.fillStyle = one.fill;
    pen.fill();
    pen.strokeStyle = one.border;
    pen.lineWidth = max(1, 0.6 / eye.scale);
    pen.stroke();
  }
}

// In the order of nesting, so that no container covers what is faded in it.
/** @param {any} family @param {any} isIn */
function paintBoxes(family, isIn) {
  for (const box of family.boxes) {
    if (!isIn(box) || isHidden(box)) continue;
    setLit(isLitBox(box));
    const surface = colors.kinds[box.kind];
    pen.beginPath();
    rounded(box, 4);
    pen.fillStyle = surface.fill;
    pen.fill();
    pen.strokeStyle = surface.border;
    pen.lineWidth = max(1, 0.5 / eye.scale);
    if (box.isImplicit) pen.setLineDash([3, 2]);
    pen.stroke();
    pen.setLineDash([]);
    if (eye.scale < Scale.text) continue;
    if (box.kind) paintIcon(box, surface.border);
    const isFrame = box.kind > 0 || box.children.length > 0;
    for (const label of labelsOf(box)) {
      const style = `${box.isImplicit ? 'italic ' : ''}${isFrame ? 'bold ' : ''}`;
      paintLabel(label, surface.text, style);
    }
    if (box.isCollapsed) paintRest(box, within(box).length, surface.text);
  }
}

const Icons = [
  '', 'M.5.5h9v9h-9ZM.5 3h9M.5 2h9M.5 1h9', 'M.5.5h9v9h-9ZM.5 7h9M.5 8h9M.5 9h9',
  'M.5.5h9v9h-9ZM1 .5v9M2 .5v9M3 .5v9', 'M.5.5h6v9h-6ZM6.5 2h3v6h-3',
];

/** @param {Box} box @param {string} color */
function paintIcon(box, color) {
  pen.save();
  pen.translate(box.x + 6, box.y + 4);
  pen.strokeStyle = color;
  pen.lineWidth = 1;
  pen.stroke(way2D(Icons[box.kind]));
  pen.restore();
}

/** @param {any} label @param {string} color @param {string} [style] @param {number} [size] */
function paintLabel(label, color, style = '', size = 11) {
  const isHeading = label.role === Role.heading;
  if (eye.scale < (isHeading ? 0.4 : Scale.text)) return;
  const isName = label.role === Role.name;
  pen.font = `${isHeading ? 'bold 12' : isName ? style + size : 9}px ${Font}`;
  pen.fillStyle = rolesColor[label.role] ? colors[rolesColor[label.role]] : color;
  pen.fillText(label.text, label.x, label.bottom - 3, label.room);
  if (label.sign >= 0) paintSign(label, label.x - 15, label.bottom - 11.5);
}

// A collapsed one has its name alone.
/** @param {any} thing */
const labelsOf = thing => (thing.isCollapsed ? thing.labels.filter((/** @type {Label} */ label) => label.role === Role.name) : thing.labels);

// What a collapsed box doesn't show.
/** @param {Box} box @param {number} count @param {string} color */
function paintRest(box, count, color) {
  pen.font = `9px ${Font}`;
  pen.fillStyle = color;
  pen.fillText(`${count} inside`, box.x + 8, box.y + 32);
  if (box.lifted < 2) return;
  pen.textAlign = 'right';
  pen.fillText(`×${box.lifted}`, box.x + box.w - 20, box.y + 32);
  pen.textAlign = 'start';
}

// The heads of cards from near, and what a collapsed one says.
/** @param {any} cards */
function paintHeads(cards) {
  for (const family of cards) {
    const color = surfaceOf(family).text;
    for (const label of labelsOf(family)) paintLabel(label, color, 'bold ', 12);
    if (family.isCollapsed) paintRest(family, family.boxes.length, color);
  }
}

/** @param {any} list @param {string} color @param {number} width @param {number} head */
function paintLines(list, color, width, head) {
  if (!list.length) return;
  pen.beginPath();
  for (const { points } of list) {
    pen.moveTo(points[0], points[1]);
    for (let at = 2; at < points.length - 2; at += 2) {
      if (eye.scale < Scale.text) pen.lineTo(points[at], points[at + 1]);
      else pen.arcTo(points[at], points[at + 1], points[at + 2], points[at + 3], cornerRadius(points, at));
    }
    pen.lineTo(points[points.length - 2], points[points.length - 1]);
  }
  const isFar = eye.scale < Scale.frames;
  const alpha = pen.globalAlpha;
  pen.strokeStyle = color;
  pen.lineWidth = max(width, 0.6 / eye.scale);
  if (isFar) pen.globalAlpha *= 0.6;
  pen.stroke();
  pen.globalAlpha = alpha;
  if (isFar) return;
  pen.beginPath();
  for (const { points } of list) {
    const [x, y] = points.slice(-2);
    arrow(x, y, Math.sign(x - points[points.length - 4]), Math.sign(y - points[points.length - 3]), head);
  }
  pen.fillStyle = color;
  pen.fill();
}

/** @param {number[]} points @param {number} at */
function cornerRadius(points, at) {
  /** @param {any} from */
  const length = from => abs(points[from + 2] - points[from]) + abs(points[from + 3] - points[from + 1]);
  return min(4, length(at - 2) / 2, length(at) / 2);
}

/** @param {number} x @param {number} y @param {number} dx @param {number} dy @param {number} size */
function arrow(x, y, dx, dy, size) {
  pen.moveTo(x, y);
  pen.lineTo(x - dx * size - dy * size * 0.55, y - dy * size + dx * size * 0.55);
  pen.lineTo(x - dx * size + dy * size * 0.55, y - dy * size - dx * size * 0.55);
  pen.closePath();
}
