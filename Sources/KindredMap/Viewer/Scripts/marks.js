// What is drawn above the cards: curves, rings, counts, far names.
// References become curves while one of their ends is looked at.
function curves() {
  const of = thing => reference => thing && (reference.to === thing || reference.to === thing.family && thing === reference.to.root
    || reference.from === thing || thing.isFamily && reference.from.family === thing);
  return [view.hover, view.selected].flatMap(thing => references.filter(of(thing)));
}

function paintCurves() {
  const drawn = curves();
  if (!drawn.length) return;
  context.strokeStyle = context.fillStyle = colors.presents;
  context.lineWidth = Math.max(1.3, 1.2 / camera.scale);
  for (const { from, to } of drawn) {
    const isRight = to.x + to.w / 2 >= from.x + from.w / 2;
    const [x1, y1] = [isRight ? from.x + from.w : from.x, from.y + Math.min(9, from.h / 2)];
    const [x2, y2] = [isRight ? to.x : to.x + to.w, to.y + 12];
    const bend = (isRight ? 1 : -1) * Math.max(30, Math.abs(x2 - x1) * 0.4);
    context.beginPath();
    context.setLineDash([5 / Math.min(1, camera.scale), 3 / Math.min(1, camera.scale)]);
    context.moveTo(x1, y1);
    context.bezierCurveTo(x1 + bend, y1, x2 - bend, y2, x2, y2);
    context.stroke();
    context.setLineDash([]);
    context.beginPath();
    arrow(x2, y2, isRight ? 1 : -1, 0, Math.max(6, 5 / camera.scale));
    context.fill();
  }
}

// Rings and counts above everything else.
function paintMarks(visible) {
  paintDifference();
  if (view.scene) paintScene();
  if (view.hover && view.hover !== view.selected) ring(view.hover, colors.focus, 1.5);
  if (view.selected && view.selected !== view.focus) {
    ring(view.selected, colors.focus, 2.5);
    const places = view.picture ? [] : view.selected.isName || view.selected.isBlock ? view.selected.boxes : placesOf.get(view.selected.screen) || [];
    for (const box of places) if (box !== view.selected) ring(box, colors.focus, 1.5, [4, 3]);
  }
  for (const family of visible) if (family.findings) badge(family, String(family.findings), family.isWarned ? colors.warning : colors['note-mark']);
}

function paintScene() {
  for (const box of view.scene.visible) ring(box, colors.visible, 2);
  for (const [box, count] of view.scene.heard) {
    ring(box, colors.heard, 2, [5, 3]);
    badge(box, String(count), colors.heard);
  }
}

// What a box is inside of, if that is collapsed.
function representative(what) {
  if (view.picture) return rectOf(what);
  const thing = rectOf(what);
  if (thing.isFamily) return thing;
  if (thing.family.isCollapsed || camera.scale < Scale.frames) return thing.family;
  let outer = thing;
  for (let at = thing.parent; at; at = at.parent) if (at.isCollapsed) outer = at;
  return outer;
}

function ring(thing, color, width, dash = []) {
  const box = representative(thing);
  if (!box) return;
  const gap = 1.5 / camera.scale;
  context.beginPath();
  context.roundRect(box.x - gap, box.y - gap, box.w + 2 * gap, box.h + 2 * gap, 5);
  context.strokeStyle = color;
  context.lineWidth = width / camera.scale;
  context.setLineDash(dash.map(part => part / camera.scale));
  context.stroke();
  context.setLineDash([]);
}

function badge(thing, text, color) {
  const box = representative(thing);
  if (!box) return;
  const size = Math.min(8, 7 / camera.scale * 1.2);
  if (size * camera.scale < 3) return;
  context.beginPath();
  context.arc(box.x + box.w, box.y, size, 0, 2 * Math.PI);
  context.fillStyle = color;
  context.fill();
  context.font = `bold ${size * 1.2}px ${Font}`;
  context.textAlign = 'center';
  context.fillStyle = colors.page;
  context.fillText(text, box.x + box.w, box.y + size * 0.42);
  context.textAlign = 'start';
}

// From far: names, those of windows first, each where no other is.
const byWeight = [...families].sort((one, other) => (other.windows.length ? 1 : 0) - (one.windows.length ? 1 : 0) || other.boxes.length - one.boxes.length);

function paintFarNames(ratio) {
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.lineJoin = 'round';
  context.lineWidth = 3;
  const taken = new Set();
  let room = MostNames;
  const lit = byWeight.filter(isLitFamily);
  for (const family of view.lit ? [...lit, ...byWeight.filter(one => !isLitFamily(one))] : lit) {
    const [x, y] = [family.x * camera.scale + camera.x + 3, family.y * camera.scale + camera.y + 11];
    if (x < -200 || y < -20 || x > camera.width || y > camera.height + 20) continue;
    const isWindow = family.windows.length > 0;
    context.font = `bold ${isWindow ? 12 : 10}px ${Font}`;
    family.nameWidth ??= context.measureText(shown(family.id).slice(0, 40)).width;
    if (!take(taken, x, y, family.nameWidth + 8)) continue;
    if (room === 0) break;
    room -= 1;
    context.globalAlpha = isLitFamily(family) ? 1 : Faded;
    context.strokeStyle = colors.page;
    context.strokeText(shown(family.id).slice(0, 40), x, y);
    context.fillStyle = colors.kinds[0].text;
    context.fillText(shown(family.id).slice(0, 40), x, y);
  }
  context.globalAlpha = 1;
}

// Takes the cells that a text is in, unless one of them is taken.
function take(taken, x, y, width) {
  const cells = [];
  for (const row of [Math.floor((y - 9) / 14), Math.floor((y + 3) / 14)]) {
    for (let column = Math.floor(x / 24); column <= Math.floor((x + width) / 24); column += 1) cells.push(row * 4096 + column);
  }
  if (cells.some(cell => taken.has(cell))) return false;
  for (const cell of cells) taken.add(cell);
  return true;
}
