// @ts-check
// The levels: what opens what, each screen once, every place. Zooming in goes on to the next.
/** @type {Record<string, Picture>} */
const pictures = {};
for (const level of ['overview', 'screens', 'overviewBefore', 'screensBefore', 'placesBefore']) {
  if (data.pictures?.[level]) pictures[level] = decodePicture(data.pictures[level], shared, level.endsWith('Before'));
}
const levels = ['overview', 'screens', 'places'].filter(level => level === 'places' || pictures[level]);
// From here on, the next level says more.
/** @type {Record<string, number>} */
const Deepest = { overview: 1.8, screens: 2.6, places: Infinity };
// Names of maps have 11 px.
const Readable = 7 / 11;

/** @param {string} level */
const boundsAt = level => pictures[level]?.bounds || { x: 0, y: 0, w: data.size[0], h: data.size[1] };
const bounds = () => (view.picture ? view.picture.bounds : boundsAt('places'));
/** @param {Area} area */
const scaleToFit = ({ w, h }) => min((eye.width - 2 * Room) / w, (eye.height - 2 * Room) / h, 1.25);

function openingLevel() {
  if (data.level || levels.length === 1) return 'places';
  return scaleToFit(boundsAt(levels[1])) >= Readable ? levels[1] : levels[0];
}

/** @param {string} level */
function showLevel(level) {
  view.level = levels.includes(level) ? level : levels[levels.length - 1];
  view.before = route.before;
  view.picture = route.before && (pictures[view.level + 'Before'] || pictures.placesBefore) || pictures[view.level] || null;
  showBefore(!!route.before);
  for (const one of levels) $(`level-${one}`).setAttribute('aria-pressed', String(one === view.level));
  renderKey();
}

// The counts of the current graph.
let summary = '';
// A focus always shows the current graph.
/** @param {boolean} is */
function showBefore(is) {
  view.isBefore = is;
  $('before').setAttribute('aria-pressed', String(is));
  $('summary').textContent = is ? 'before' : summary;
}

// A long overview is read from its top.
/** @param {boolean} [jumps] */
function fitAll(jumps = false) {
  resize();
  const all = bounds();
  const scale = scaleToFit(all);
  if (view.level !== 'overview' || view.focus || scale >= Readable) return fit(all, 1.25, jumps);
  const wide = min(1, (eye.width - 2 * Room) / all.w);
  flyTo(eye.width / 2 - (all.x + all.w / 2) * wide, Room - all.y * wide, wide, jumps);
}

// Goes to the level above or below where zooming comes to an end.
/** @param {number} factor @param {number} x @param {number} y */
function crosses(factor, x, y) {
  const at = levels.indexOf(view.level);
  if (view.focus) return false;
  if (factor > 1 && at < levels.length - 1 && eye.scale * factor > Deepest[view.level]) {
    const thing = hitAt(x, y);
    changeLevel(levels[at + 1]);
    const rect = thing && rectOf(thing);
    if (!rect) fitAll(true);
    else placeAt(rect, x, y, max(Readable, min(1, eye.width / rect.w)));
    return true;
  }
  if (factor < 1 && at > 0 && eye.scale < 0.7 * scaleToFit(bounds())) {
    changeLevel(levels[at - 1]);
    fitAll(true);
    return true;
  }
  return false;
}

/** @param {Area} rect @param {number} x @param {number} y @param {number} scale */
function placeAt(rect, x, y, scale) {
  flyTo(x - (rect.x + min(rect.w / 2, 60)) * scale, y - (rect.y + min(rect.h / 2, 12)) * scale, scale, true);
}

/** @param {string} level */
function changeLevel(level) {
  showLevel(level);
  route.level = view.level;
  view.hover = null;
  say(`Level ${view.level}`);
  keepPlace();
}

// Shows another level; what is selected, or in the middle, stays in view.
/** @param {string} level */
function chooseLevel(level) {
  if (view.focus) setRoute({ focus: 0 });
  if (level === view.level) return fitAll();
  const thing = view.selected;
  changeLevel(level);
  fitAll(true);
  if (thing) reveal(thing);
}
