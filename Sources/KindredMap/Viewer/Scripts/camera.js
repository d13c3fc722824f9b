// @ts-check
// Where the map is looked at: pan, zoom, fit, by mouse, touch and keys.
const canvas = document.getElementById('map');
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const eye = { x: 0, y: 0, scale: 1, width: 0, height: 0 };
const Nearest = 4;
let flight = 0;

const Room = 16;
const farthest = () => min(1, 0.5 * min(eye.width / bounds().w, eye.height / bounds().h)) || 0.01;
/** @param {any} value @param {number} low @param {number} high */
const clamp = (value, low, high) => max(low, min(high, value));
/** @param {number} x @param {number} y */
const toMap = (x, y) => [(x - eye.x) / eye.scale, (y - eye.y) / eye.scale];

// The middle of the map stays in the middle.
function resize() {
  const { width, height } = canvas.getBoundingClientRect();
  const ratio = window.devicePixelRatio || 1;
  canvas.width = round(width * ratio);
  canvas.height = round(height * ratio);
  eye.x += (width - eye.width) / 2;
  eye.y += (height - eye.height) / 2;
  [eye.width, eye.height] = [width, height];
  repaint();
}

/** @param {number} factor @param {number} [x] @param {number} [y] */
function zoomBy(factor, x = eye.width / 2, y = eye.height / 2) {
  cancelAnimationFrame(flight);
  if (crosses(factor, x, y)) return;
  const scale = clamp(eye.scale * factor, farthest(), Nearest);
  eye.x = x - (x - eye.x) * scale / eye.scale;
  eye.y = y - (y - eye.y) * scale / eye.scale;
  eye.scale = scale;
  keepPlace();
  repaint();
}

/** @param {number} x @param {number} y */
function panBy(x, y) {
  cancelAnimationFrame(flight);
  eye.x += x;
  eye.y += y;
  keepPlace();
  repaint();
}

/** @param {any} [rect] @param {number} [largest] @param {boolean} [jumps] */
function fit(rect = bounds(), largest = 1.25, jumps = false) {
  const scale = min((eye.width - 2 * Room) / rect.w, (eye.height - 2 * Room) / rect.h, largest);
  flyTo(eye.width / 2 - (rect.x + rect.w / 2) * scale, eye.height / 2 - (rect.y + rect.h / 2) * scale, scale, jumps);
}

// Moves only as far as it must for a thing to be seen and read.
/** @param {any} what */
function reveal(what) {
  const thing = rectOf(what);
  if (!thing) return;
  const scale = max(eye.scale, 0.8);
  const [x, y] = [thing.x * eye.scale + eye.x, thing.y * eye.scale + eye.y];
  const isSeen = x >= 0 && y >= 0 && x + min(thing.w, 120) * eye.scale <= eye.width
    && y + min(thing.h, 24) * eye.scale <= eye.height;
  if (isSeen && scale === eye.scale) return;
  const [w, h] = [min(thing.w, eye.width / scale), min(thing.h, eye.height / scale)];
  flyTo(eye.width / 2 - (thing.x + w / 2) * scale, eye.height / 2 - (thing.y + h / 2) * scale, scale);
}

/** @param {number} x @param {number} y @param {number} scale @param {boolean} [jumps] */
function flyTo(x, y, scale, jumps = false) {
  cancelAnimationFrame(flight);
  if (jumps || calm.matches) {
    Object.assign(eye, { x, y, scale });
    return repaint();
  }
  const start = { ...eye };
  const began = performance.now();
  /** @param {any} now */
  const step = now => {
    const part = clamp((now - began) / 200, 0, 1);
    const eased = part * (2 - part);
    // Even zooming: the scale grows by factors, and the middle moves evenly.
    eye.scale = start.scale * (scale / start.scale) ** eased;
    const share = scale === start.scale ? eased : (eye.scale - start.scale) / (scale - start.scale);
    eye.x = start.x + (x - start.x) * share;
    eye.y = start.y + (y - start.y) * share;
    repaint();
    if (part < 1) flight = requestAnimationFrame(step);
  };
  flight = requestAnimationFrame(step);
}

// The innermost box, else the family, at a point of the map.
/** @param {number} x @param {number} y */
function hit(x, y) {
  if (view.picture) return hitPicture(view.picture, x, y);
  /** @param {any} thing */
  const holds = thing => x >= thing.x && y >= thing.y && x < thing.x + thing.w && y < thing.y + drawn(thing).h;
  const family = families.find(holds);
  if (!family || family.isCollapsed || eye.scale < Scale.frames) return family || null;
  let found = null;
  let level = family.root ? [family.root] : [];
  while (level.length) {
    const inner = level.find(holds);
    if (!inner) break;
    found = inner;
    level = inner.isCollapsed ? [] : inner.children;
  }
  return found || family;
}

/** @param {number} x @param {number} y */
function hitAt(x, y) {
  const [left, top] = toMap(x, y);
  return hit(left, top);
}

// Selects what is nearest in a direction, sideways half as near.
/** @param {number} dx @param {number} dy */
function goBeside(dx, dy) {
  const own = rectOf(view.selected);
  if (!own) return;
  /** @param {any} all */
  const middle = ({ x, y, w, h }) => [x + w / 2, y + h / 2];
  const [x, y] = middle(own);
  const isFamily = view.selected.isFamily;
  const all = view.picture ? view.picture.things : (isFamily ? families : boxes).map(thing => ({ ...drawn(thing), thing }));
  let [best, least] = [/** @type {any} */ (null), Infinity];
  for (const { thing, ...rect } of all) {
    const isInner = thing.isLane || thing === view.selected || thing.isFamily !== isFamily && (thing.isFamily || isFamily) || !isFamily && thing.children?.length;
    const [right, down] = [middle(rect)[0] - x, middle(rect)[1] - y];
    const ahead = right * dx + down * dy;
    const cost = ahead + 2 * abs(right * dy + down * dx);
    if (!isInner && ahead > 1 && cost < least) [best, least] = [thing, cost];
  }
  if (best) go(plain(best).link, route.focus);
}

/** @param {any} onHover @param {any} onClick @param {any} onDoubleClick */
function listenToPointers(onHover, onClick, onDoubleClick) {
  const touches = new Map();
  let moved = 0;
  /** @param {any} event */
  const local = event => {
    const box = canvas.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  on(canvas, 'wheel', event => {
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 16 : 1;
    // A pinch comes as a wheel with ctrl.
    if (event.ctrlKey || event.metaKey) return zoomBy(Math.exp(-clamp(event.deltaY * unit, -120, 120) * 0.01), ...local(event));
    if (event.shiftKey && !event.deltaX) panBy(-event.deltaY * unit, 0); else panBy(-event.deltaX * unit, -event.deltaY * unit);
  }, { passive: false });
  on(canvas, 'pointerdown', event => {
    canvas.setPointerCapture(event.pointerId);
    touches.set(event.pointerId, local(event));
    if (touches.size === 1) moved = 0;
  });
  on(canvas, 'pointermove', event => {
    const [x, y] = local(event);
    const last = touches.get(event.pointerId);
    if (!last) return onHover(hitAt(x, y), x, y);
    moved += abs(x - last[0]) + abs(y - last[1]);
    if (touches.size === 2) {
      const [, other] = /** @type {[number, number[]]} */ ([...touches].find(([id]) => id !== event.pointerId));
      const before = hypot(last[0] - other[0], last[1] - other[1]) || 1;
      zoomBy(hypot(x - other[0], y - other[1]) / before, (x + other[0]) / 2, (y + other[1]) / 2);
      panBy((x - last[0]) / 2, (y - last[1]) / 2);
    } else if (moved > 3) {
      canvas.classList.add('moving');
      onHover(null, -99, -99);
      panBy(x - last[0], y - last[1]);
    }
    touches.set(event.pointerId, [x, y]);
  });
  /** @param {any} event */
  const release = event => {
    if (!touches.delete(event.pointerId)) return;
    canvas.classList.remove('moving');
    if (event.type === 'pointerup' && moved <= 3 && touches.size === 0) {
      const [x, y] = local(event);
      const [left, top] = toMap(x, y);
      onClick(left, top);
    }
  };
  on(canvas, 'pointerup', release);
  on(canvas, 'pointercancel', release);
  // A finger leaves with each tap.
  on(canvas, 'pointerleave', event => event.pointerType === 'touch' || onHover(null, -99, -99));
  on(canvas, 'dblclick', event => {
    const [x, y] = local(event);
    onDoubleClick(hitAt(x, y));
  });
}
