// @ts-check
// What is drawn above the cards: curves, rings, counts, far names.
// References become curves while one of their ends is looked at.
function curves() {
  /** @param {any} thing */
  const of = thing => (/** @type {any} */ reference) => thing && (reference.to === thing || reference.to === thing.family && thing === reference.to.root
    || reference.from === thing || thing.isFamily && reference.from.family === thing);
  return [view.hover, view.selected].flatMap(thing => references.filter(of(thing)));
}

function paintCurves() {
  const all = curves();
  if (!all.length) return;
  pen.strokeStyle = pen.fillStyle = colors.presents;
  pen.lineWidth = max(1.3, 1.2 / eye.scale);
  for (const one of all) {
    const [from, to] = [representative(one.from), representative(one.to)];
    const isRight = to.x + to.w / 2 >= from.x + from.w / 2;
    const [x1, y1] = [isRight ? from.x + from.w : from.x, from.y + min(9, from.h / 2)];
    const [x2, y2] = [isRight ? to.x : to.x + to.w, to.y + 12];
    const bend = (isRight ? 1 : -1) * max(30, abs(x2 - x1) * 0.4);
    pen.beginPath();
    pen.setLineDash([5 / min(1, eye.scale), 3 / min(1, eye.scale)]);
    pen.moveTo(x1, y1);
    pen.bezierCurveTo(x1 + bend, y1, x2 - bend, y2, x2, y2);
    pen.stroke();
    pen.setLineDash([]);
    pen.beginPath();
    arrow(x2, y2, isRight ? 1 : -1, 0, max(6, 5 / eye.scale));
    pen.fill();
  }
}

// Rings and counts above everything else.
/** @param {any} visible */
function paintMarks(visible) {
  paintDifference();
  if (view.line) traceLine(view.line, colors.focus, 2.5);
  else if (view.picture && view.hover) for (const line of view.picture.lines) if (line.to === view.hover || line.from.some(one => plain(one) === view.hover)) traceLine(line, colors.focus, 2);
  if (view.scene) paintScene();
  if (view.hover && view.hover !== view.selected) ring(view.hover, colors.focus, 1.5);
  if (view.selected && view.selected !== view.focus) {
    ring(view.selected, colors.focus, 2.5);
    const places = view.picture ? [] : view.selected.isName || view.selected.isBlock ? view.selected.boxes : placesOf.get(view.selected.screen) || [];
    for (const box of places) if (box !== view.selected) ring(box, colors.focus, 1.5, [4, 3]);
  }
  for (const family of visible) if (family.findings) badge(family, String(family.findings), colorOfFindings(family));
}

/** @param {any} family @returns {string} */
const colorOfFindings = family => colors[family.isWarned ? 'warning' : 'note-mark'];

function paintScene() {
  for (const box of view.scene.visible) ring(box, colors.visible, 2);
  for (const [box, count] of view.scene.heard) {
    ring(box, colors.heard, 2, [5, 3]);
    badge(box, String(count), colors.heard);
  }
}

// Where a thing is drawn, or what hides it.
/** @param {any} what */
function representative(what) {
  if (view.picture) return rectOf(what);
  const thing = rectOf(what);
  return drawn(!thing.isFamily && eye.scale < Scale.frames ? thing.family : outermost(thing));
}

/** @param {any} thing @param {string} color @param {number} width @param {any[]} [dash] */
function ring(thing, color, width, dash = []) {
  const box = representative(thing);
  if (!box) return;
  const gap = 1.5 / eye.scale;
  pen.beginPath();
  pen.roundRect(box.x - gap, box.y - gap, box.w + 2 * gap, box.h + 2 * gap, 5);
  pen.strokeStyle = color;
  pen.lineWidth = width / eye.scale;
  pen.setLineDash(dash.map(part => part / eye.scale));
  pen.stroke();
  pen.setLineDash([]);
}

/** @param {any} thing @param {string} text @param {string} color */
function badge(thing, text, color) {
  const box = representative(thing);
  const size = min(8, 7 / eye.scale * 1.2);
  if (!box || size * eye.scale < 3) return;
  // The corner is for lanes in an overview.
  const isLow = view.level === 'overview' && !view.focus;
  const [x, y] = isLow ? [box.x + box.w / 2, box.y + box.h + 4] : [box.x + box.w, box.y];
  if (abs(x * eye.scale + eye.x - eye.width / 2) > eye.width || abs(y * eye.scale + eye.y - eye.height / 2) > eye.height) return;
  pen.beginPath();
  pen.roundRect(x - size, y - size, 2 * size, 2 * size, 2);
  pen.fillStyle = color;
  pen.fill();
  pen.font = `bold ${size * 1.2}px ${Font}`;
  pen.textAlign = 'center';
  pen.fillStyle = colors.page;
  pen.fillText(text, x, y + size * 0.42);
  pen.textAlign = 'start';
}

// From far: names, those of windows first, each where no other is.
const byWeight = [...families].sort((one, other) => (other.windows.length ? 1 : 0) - (one.windows.length ? 1 : 0) || other.boxes.length - one.boxes.length);

/** @param {number} ratio */
function paintFarNames(ratio) {
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  pen.lineJoin = 'round';
  pen.lineWidth = 3;
  const taken = new Set();
  let room = MostNames;
  const lit = byWeight.filter(isLitFamily);
  for (const family of view.lit ? [...lit, ...byWeight.filter(one => !isLitFamily(one))] : lit) {
    const [x, y] = [family.x * eye.scale + eye.x + 3, family.y * eye.scale + eye.y + 11];
    if (x < -200 || y < -20 || x > eye.width || y > eye.height + 20) continue;
    const isWindow = family.windows.length > 0;
    pen.font = `bold ${isWindow ? 12 : 10}px ${Font}`;
    family.nameWidth ??= pen.measureText(shown(family.id).slice(0, 40)).width;
    if (!take(taken, x, y, family.nameWidth + 8)) continue;
    if (room === 0) break;
    room -= 1;
    pen.globalAlpha = isLitFamily(family) ? 1 : Faded;
    pen.strokeStyle = colors.page;
    pen.strokeText(shown(family.id).slice(0, 40), x, y);
    pen.fillStyle = colors.kinds[0].text;
    pen.fillText(shown(family.id).slice(0, 40), x, y);
  }
  pen.globalAlpha = 1;
}

// Takes the cells that a text is in, unless one of them is taken.
/** @param {any} taken @param {number} x @param {number} y @param {number} width */
function take(taken, x, y, width) {
  const cells = [];
  for (const row of [floor((y - 9) / 14), floor((y + 3) / 14)]) {
    for (let column = floor(x / 24); column <= floor((x + width) / 24); column += 1) cells.push(row * 4096 + column);
  }
  if (cells.some(cell => taken.has(cell))) return false;
  for (const cell of cells) taken.add(cell);
  return true;
}
