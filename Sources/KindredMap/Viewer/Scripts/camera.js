// Where the map is looked at: pan, zoom, fit, by mouse, touch and keys.
const canvas = document.getElementById('map');
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const camera = { x: 0, y: 0, scale: 1, width: 0, height: 0 };
const Nearest = 4;
let flight = 0;

const Room = 16;
const farthest = () => Math.min(1, 0.5 * Math.min(camera.width / bounds().w, camera.height / bounds().h)) || 0.01;
const clamp = (value, low, high) => Math.max(low, Math.min(high, value));
const toMap = (x, y) => [(x - camera.x) / camera.scale, (y - camera.y) / camera.scale];

function resize() {
  const { width, height } = canvas.getBoundingClientRect();
  const ratio = window.devicePixelRatio || 1;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  [camera.width, camera.height] = [width, height];
  repaint();
}

function zoomBy(factor, x = camera.width / 2, y = camera.height / 2) {
  cancelAnimationFrame(flight);
  if (crosses(factor, x, y)) return;
  const scale = clamp(camera.scale * factor, farthest(), Nearest);
  camera.x = x - (x - camera.x) * scale / camera.scale;
  camera.y = y - (y - camera.y) * scale / camera.scale;
  camera.scale = scale;
  keepPlace();
  repaint();
}

function panBy(x, y) {
  cancelAnimationFrame(flight);
  camera.x += x;
  camera.y += y;
  keepPlace();
  repaint();
}

function fit(rect = bounds(), largest = 1.25, jumps = false) {
  const scale = Math.min((camera.width - 2 * Room) / rect.w, (camera.height - 2 * Room) / rect.h, largest);
  flyTo(camera.width / 2 - (rect.x + rect.w / 2) * scale, camera.height / 2 - (rect.y + rect.h / 2) * scale, scale, jumps);
}

// Moves only as far as it must for a thing to be seen and read.
function reveal(what) {
  const thing = rectOf(what);
  if (!thing) return;
  const scale = Math.max(camera.scale, 0.8);
  const [x, y] = [thing.x * camera.scale + camera.x, thing.y * camera.scale + camera.y];
  const isSeen = x >= 0 && y >= 0 && x + Math.min(thing.w, 120) * camera.scale <= camera.width
    && y + Math.min(thing.h, 24) * camera.scale <= camera.height;
  if (isSeen && scale === camera.scale) return;
  const [w, h] = [Math.min(thing.w, camera.width / scale), Math.min(thing.h, camera.height / scale)];
  flyTo(camera.width / 2 - (thing.x + w / 2) * scale, camera.height / 2 - (thing.y + h / 2) * scale, scale);
}

function flyTo(x, y, scale, jumps = false) {
  cancelAnimationFrame(flight);
  if (jumps || calm.matches) {
    Object.assign(camera, { x, y, scale });
    return repaint();
  }
  const start = { ...camera };
  const began = performance.now();
  const step = now => {
    const part = clamp((now - began) / 200, 0, 1);
    const eased = part * (2 - part);
    // Even zooming: the scale grows by factors, and the middle moves evenly.
    camera.scale = start.scale * (scale / start.scale) ** eased;
    const share = scale === start.scale ? eased : (camera.scale - start.scale) / (scale - start.scale);
    camera.x = start.x + (x - start.x) * share;
    camera.y = start.y + (y - start.y) * share;
    repaint();
    if (part < 1) flight = requestAnimationFrame(step);
  };
  flight = requestAnimationFrame(step);
}

// The innermost box, else the family, at a point of the map.
function hit(x, y) {
  if (view.picture) return hitPicture(view.picture, x, y);
  const holds = thing => x >= thing.x && y >= thing.y && x < thing.x + thing.w && y < thing.y + thing.h;
  const family = families.find(holds);
  if (!family || family.isCollapsed || camera.scale < Scale.frames) return family || null;
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

function listenToPointers(onHover, onClick, onDoubleClick) {
  const touches = new Map();
  let moved = 0;
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
    if (!last) return onHover(hit(...toMap(x, y)), x, y);
    moved += Math.abs(x - last[0]) + Math.abs(y - last[1]);
    if (touches.size === 2) {
      const other = [...touches].find(([id]) => id !== event.pointerId)[1];
      const before = Math.hypot(last[0] - other[0], last[1] - other[1]) || 1;
      zoomBy(Math.hypot(x - other[0], y - other[1]) / before, (x + other[0]) / 2, (y + other[1]) / 2);
      panBy((x - last[0]) / 2, (y - last[1]) / 2);
    } else if (moved > 3) {
      canvas.classList.add('moving');
      panBy(x - last[0], y - last[1]);
    }
    touches.set(event.pointerId, [x, y]);
  });
  const release = event => {
    if (!touches.delete(event.pointerId)) return;
    canvas.classList.remove('moving');
    if (event.type === 'pointerup' && moved <= 3 && touches.size === 0) onClick(...toMap(...local(event)));
  };
  on(canvas, 'pointerup', release);
  on(canvas, 'pointercancel', release);
  on(canvas, 'pointerleave', () => onHover(null));
  on(canvas, 'dblclick', event => onDoubleClick(hit(...toMap(...local(event)))));
}
