// Draws the map: names from far, frames from nearer, texts from near.
const context = canvas.getContext('2d', { alpha: false });
const Display = { frames: 0.14, text: 0.45 };
const Paper = { frames: 0.04, text: 0.2 };
const Scale = { ...Display };
const Font = "Helvetica, Arial, 'Liberation Sans', sans-serif";
const Faded = 0.16;
// More names than this are no help from far, and cost frames.
const MostNames = 90;
const view = { selected: null, hover: null, lit: null, focus: null, scene: null, level: 'places', picture: null, focusKey: null, back: null, at: '', opening: '' };
let colors = {};
let isDue = false;

function readColors() {
  const style = getComputedStyle(document.documentElement);
  const read = name => style.getPropertyValue('--' + name).trim();
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

const rolesColor = { 1: 'note', 2: 'note', 3: 'presentation', 4: 'presentation', 5: 'presentation', 6: 'presentation', 8: 'note' };
const setLit = isLit => { context.globalAlpha = isLit ? 1 : Faded; };
const isLitBox = box => !view.lit || view.lit.boxes.has(box);
const isLitFamily = family => !view.lit || view.lit.families.has(family);
const isLitThing = thing => (thing.isFamily ? isLitFamily(thing) : boxesOf(thing).some(isLitBox));
const surfaceOf = family => (family.windows.length ? colors.shown : colors.family);

function isHidden(box) {
  if (box.family.isCollapsed) return true;
  for (let at = box.parent; at; at = at.parent) if (at.isCollapsed) return true;
  return false;
}

function paint() {
  const ratio = canvas.width / (camera.width || 1);
  context.setTransform(1, 0, 0, 1, 0, 0);
  setLit(true);
  context.fillStyle = colors.page;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.setTransform(camera.scale * ratio, 0, 0, camera.scale * ratio, camera.x * ratio, camera.y * ratio);
  const [left, top] = toMap(0, 0);
  const [right, bottom] = toMap(camera.width, camera.height);
  if (view.picture) {
    paintPicture(view.picture, { x: left, y: top, right, bottom });
    return paintMarks(families.filter(family => view.picture.rects.has(family)));
  }
  paintPlaces(left, top, right, bottom);
  if (camera.scale < Scale.text) paintFarNames(ratio);
}

function paintPlaces(left, top, right, bottom) {
  const isIn = thing => thing.x < right && thing.y < bottom && thing.x + thing.w > left && thing.y + thing.h > top;
  const crosses = line => line.left <= right && line.top <= bottom && line.right >= left && line.bottom >= top;
  const visible = families.filter(isIn);
  const both = view.lit ? [false, true] : [true];
  for (const isLit of both) {
    const cards = visible.filter(family => isLitFamily(family) === isLit);
    setLit(isLit);
    paintCards(cards);
    if (camera.scale >= Scale.text) paintHeads(cards);
    if (camera.scale >= Scale.frames) for (const family of cards) paintBoxes(family, isIn);
  }
  for (const isLit of both) {
    const isDrawn = line => crosses(line) && isLitLine(line) === isLit;
    setLit(isLit);
    if (camera.scale >= Scale.frames) paintLines(pushLines.filter(isDrawn), colors.pushes, 0.9, 3.5);
    paintLines(presentationLines.filter(isDrawn), colors.presents, 1.1, 5);
  }
  setLit(true);
  for (const label of pictureLabels) paintLabel(label, colors.kinds[0].text);
  paintCurves();
  paintMarks(visible);
}

function isLitLine(line) {
  if (!view.lit) return true;
  return view.lit.boxes.has(line.from) && (line.presents ? view.lit.families : view.lit.boxes).has(line.to)
    && (!line.presents || !line.to.root || view.lit.boxes.has(line.to.root));
}

function rounded(thing, radius) {
  if (camera.scale < Scale.text) context.rect(thing.x, thing.y, thing.w, thing.h);
  else context.roundRect(thing.x, thing.y, thing.w, thing.h, radius);
}

// From far a card has the colour of its root.
function paintCards(cards) {
  const isFar = camera.scale < Scale.frames;
  const surface = family => (isFar && family.root ? colors.kinds[family.root.kind] : surfaceOf(family));
  for (const one of [colors.family, colors.shown, ...colors.kinds]) {
    context.beginPath();
    for (const family of cards) if (surface(family) === one) rounded(family, 7);
    context.fillStyle = one.fill;
    context.fill();
    context.strokeStyle = one.border;
    context.lineWidth = Math.max(1, 0.6 / camera.scale);
    context.stroke();
  }
}

// In the order of nesting, so that no container covers what is faded in it.
function paintBoxes(family, isIn) {
  for (const box of family.boxes) {
    if (!isIn(box) || isHidden(box)) continue;
    setLit(isLitBox(box));
    const surface = colors.kinds[box.kind];
    context.beginPath();
    rounded(box, 4);
    context.fillStyle = surface.fill;
    context.fill();
    context.strokeStyle = surface.border;
    context.lineWidth = Math.max(1, 0.5 / camera.scale);
    if (box.isImplicit) context.setLineDash([3, 2]);
    context.stroke();
    context.setLineDash([]);
    if (camera.scale < Scale.text) continue;
    if (box.kind) paintIcon(box, surface.border);
    const isFrame = box.kind > 0 || box.children.length > 0;
    for (const label of box.labels) {
      const style = `${box.isImplicit ? 'italic ' : ''}${isFrame ? 'bold ' : ''}`;
      paintLabel(label, surface.text, style);
    }
    if (box.isCollapsed) paintRest(box, within(box).length, surface.text);
  }
}

const Icons = [
  '', 'M.5.5h9v9h-9ZM.5 3h9M.5 2h9M.5 1h9', 'M.5.5h9v9h-9ZM.5 7h9M.5 8h9M.5 9h9',
  'M.5.5h9v9h-9ZM1 .5v9M2 .5v9M3 .5v9', 'M.5.5h6v9h-6ZM6.5 2h3v6h-3',
].map(path => new Path2D(path));

function paintIcon(box, color) {
  context.save();
  context.translate(box.x + 6, box.y + 4);
  context.strokeStyle = color;
  context.lineWidth = 1;
  context.stroke(Icons[box.kind]);
  context.restore();
}

function paintLabel(label, color, style = '', size = 11) {
  const isHeading = label.role === Role.heading;
  if (camera.scale < (isHeading ? 0.4 : Scale.text)) return;
  const isName = label.role === Role.name;
  context.font = `${isHeading ? 'bold 12' : isName ? style + size : 9}px ${Font}`;
  context.fillStyle = rolesColor[label.role] ? colors[rolesColor[label.role]] : color;
  context.fillText(label.text, label.x, label.bottom - 3);
}

// What a collapsed box doesn't show.
function paintRest(box, count, color) {
  context.font = `9px ${Font}`;
  context.fillStyle = color;
  context.fillText(`${count} inside`, box.x + 8, box.y + 32);
}

// The heads of cards from near, and what a collapsed one says.
function paintHeads(cards) {
  for (const family of cards) {
    const color = surfaceOf(family).text;
    for (const label of family.labels) paintLabel(label, color, 'bold ', 12);
    if (family.isCollapsed) paintRest(family, family.boxes.length, color);
  }
}

function paintLines(list, color, width, head) {
  if (!list.length) return;
  context.beginPath();
  for (const { points } of list) {
    context.moveTo(points[0], points[1]);
    for (let at = 2; at < points.length - 2; at += 2) {
      if (camera.scale < Scale.text) context.lineTo(points[at], points[at + 1]);
      else context.arcTo(points[at], points[at + 1], points[at + 2], points[at + 3], cornerRadius(points, at));
    }
    context.lineTo(points[points.length - 2], points[points.length - 1]);
  }
  const isFar = camera.scale < Scale.frames;
  const alpha = context.globalAlpha;
  context.strokeStyle = color;
  context.lineWidth = Math.max(width, 0.6 / camera.scale);
  if (isFar) context.globalAlpha *= 0.6;
  context.stroke();
  context.globalAlpha = alpha;
  if (isFar) return;
  context.beginPath();
  for (const { points } of list) {
    const [x, y] = points.slice(-2);
    arrow(x, y, Math.sign(x - points[points.length - 4]), Math.sign(y - points[points.length - 3]), head);
  }
  context.fillStyle = color;
  context.fill();
}

function cornerRadius(points, at) {
  const length = from => Math.abs(points[from + 2] - points[from]) + Math.abs(points[from + 3] - points[from + 1]);
  return Math.min(4, length(at - 2) / 2, length(at) / 2);
}

function arrow(x, y, dx, dy, size) {
  context.moveTo(x, y);
  context.lineTo(x - dx * size - dy * size * 0.55, y - dy * size + dx * size * 0.55);
  context.lineTo(x - dx * size + dy * size * 0.55, y - dy * size - dx * size * 0.55);
  context.closePath();
}
