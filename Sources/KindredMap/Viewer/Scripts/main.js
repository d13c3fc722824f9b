// @ts-check
// The page's state is its address: the selected, the level, the place, the focus, the step of a scenario.
/** @type {Route} */
const route = { link: '', focus: 0, level: '', at: '', path: '', only: '', hide: '', before: '', scenario: '', step: 0 };

function readRoute() {
  const [link, ...rest] = location.hash.slice(1).split('&');
  /** @type {Record<string, string>} */
  const values = {};
  for (const part of rest) values[part.split('=', 1)[0]] = decoded(part.slice(part.indexOf('=') + 1));
  Object.assign(route, {
    link: decoded(link), focus: clamp(Math.trunc(Number(values.focus)) || 0, 0, 3), level: values.level || '', at: values.at || '', hide: values.hide || '', before: pictures.placesBefore && values.before || '', path: values.path || '', only: values.only || '',
    scenario: values.scenario || '', step: max(0, Math.trunc(Number(values.step)) || 0),
  });
}

/** @param {string} text */
function decoded(text) {
  try { return decodeURIComponent(text); } catch { return text; }
}

/** @param {any} next */
function hashFor(next) {
  const parts = [encodeURIComponent(next.link)];
  /** @param {any} name @param {any} value */
  const add = (name, value) => value && parts.push(`${name}=${encodeURIComponent(value).replace(/%2C/g, ',').replace(/%3A/g, ':')}`);
  add('focus', next.link && next.focus);
  // The place is one of this level, and a window of another size may open in another.
  add('level', next.at ? next.level || view.opening : next.level !== view.opening && next.level);
  add('at', next.at);
  add('path', next.path);
  add('only', next.only);
  add('hide', next.hide);
  if (next.before) parts.push('before');
  add('scenario', next.scenario);
  add('step', next.scenario && next.step);
  return '#' + parts.join('&');
}

/** @param {any} next @param {boolean} replaces */
function writeRoute(next, replaces) {
  const hash = hashFor(next);
  if (hash === (location.hash || '#')) return false;
  // Steps and places would fill the history.
  history[replaces ? 'replaceState' : 'pushState'](null, '', hash);
  return true;
}

/** @param {any} changes @param {boolean} [replaces] */
function setRoute(changes, replaces = false) {
  if (writeRoute({ ...route, ...changes }, replaces)) showRoute();
}

/** @param {string} link @param {any} focus */
const go = (link, focus) => setRoute({ link, focus, at: '' });

// Once the map rests, the address says where it is.
let resting = 0;
function keepPlace() {
  clearTimeout(resting);
  resting = setTimeout(rest, 250);
}

function rest() {
  const [x, y] = toMap(eye.width / 2, eye.height / 2);
  route.at = view.at = `${round(x)},${round(y)},${Number(eye.scale.toPrecision(3))}`;
  writeRoute(route, true);
}

// What is in the middle is so in a window of any size.
function showPlace() {
  if (route.at === view.at) return false;
  view.at = route.at;
  resize();
  const [x, y, scale] = route.at.split(',').map(Number);
  if (!(scale > 0) || Number.isNaN(x + y)) return false;
  const near = clamp(scale, farthest(), Nearest);
  flyTo(eye.width / 2 - x * near, eye.height / 2 - y * near, near, true);
  return true;
}

// An address may name a place, a name, a family or a block.
/** @param {string} link */
function find(link) {
  const name = link.replace(/^(family|block):/, '');
  if (link.startsWith('family:')) return familyByID.get(name) || null;
  const thing = boxByID.get(link) || nameByID.get(link) || blockByID.get(name) || familyByID.get(name);
  return thing ? plain(thing) : null;
}

// Focus is a picture of its own; without it, the map is again where it was.
/** @param {any} thing */
function showFocus(thing) {
  const key = thing && `${thing.link} ${route.focus} ${view.level}`;
  if (key === view.focusKey) return false;
  view.focusKey = key;
  if (!view.focus) view.back = { x: eye.x, y: eye.y, scale: eye.scale, level: view.level };
  view.focus = thing;
  if (thing) {
    view.picture = aroundPicture(thing, route.focus);
    showBefore(false);
    // The key may take room of the map.
    renderKey();
    fitAll(true);
  } else {
    showLevel(view.level);
    resize();
    if (view.back.level === view.level) flyTo(view.back.x, view.back.y, view.back.scale, true); else fitAll(true);
  }
  view.hover = null;
  return true;
}

// The map stays where it is for a second click.
let isPointed = false;

function showRoute() {
  readRoute();
  showParts();
  const level = route.level || view.opening;
  if (level !== view.level || route.before !== view.before) {
    showLevel(level);
    fitAll(true);
  }
  const thing = find(route.link);
  if (route.link && !thing) say(`There is nothing called ${route.link} on this map`);
  const isNew = thing !== view.selected;
  view.selected = thing;
  const hasMoved = showFocus(thing && route.focus > 0 ? thing : null);
  showPath();
  showScene();
  const filtered = litByFilter();
  view.lit = view.scene ? around(new Set([...view.scene.visible, ...view.scene.heard.keys()]))
    : view.path ? around(new Set(view.path.map(step => step.box))) : filtered;
  $('rest').textContent = view.lit ? `${(view.level === 'places' ? written : controllers).filter(one => !boxesOf(one).some(isLitBox)).length} faded` : '';
  renderPanel();
  if (isNew) {
    showInOutline(thing);
    panel.scrollTop = 0;
    if (thing) say(`${thing.id} selected`);
  }
  if (!showPlace() && isNew && thing && !hasMoved && !isPointed) reveal(thing);
  repaint();
}

/** @param {any} thing */
function hover(thing) {
  if (view.hover === thing) return;
  view.hover = thing;
  canvas.title = thing ? shown(thing.id) + (thing.className ? ` (${shown(thing.className)})` : '') : '';
  repaint();
}

/** @param {string} text */
function say(text) { $('status').textContent = shown(text); }

function fullScreen() {
  if (document.fullscreenElement) document.exitFullscreen(); else document.documentElement.requestFullscreen?.().catch(() => {});
}

/** @param {any} event */
function press(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, select, textarea')) return;
  /** @param {number} x @param {number} y */
  const step = (x, y) => (view.selected && !event.shiftKey ? goBeside(x, y) : panBy(-80 * x, -80 * y));
  /** @type {Record<string, () => void>} */
  const keys = {
    '/': () => finder.focus(), '+': () => zoomBy(1.25), '=': () => zoomBy(1.25), '-': () => zoomBy(0.8), 0: () => fitAll(),
    f: fullScreen, c: () => collapse(view.selected), z: () => view.selected && fit(rectOf(view.selected) || undefined, 2), n: () => goToNext(1), p: () => goToNext(-1), b: switchBefore, o: () => tree.querySelector('[tabindex="0"]')?.focus(),
    ArrowLeft: () => (play.scenario ? stepBy(-1) : step(-1, 0)), ArrowRight: () => (play.scenario ? stepBy(1) : step(1, 0)),
    ArrowUp: () => step(0, -1), ArrowDown: () => step(0, 1),
    Enter: () => panel.focus(),
    Escape: () => (view.focus ? go(route.link, 0) : route.path ? setRoute({ path: '' }) : route.only && !view.selected ? setRoute({ only: '' }) : setRoute({ link: '', focus: 0, ...(view.selected ? {} : { scenario: '', step: 0 }) })),
  };
  for (const hops of [1, 2, 3]) keys[String(hops)] = () => view.selected && go(route.link, hops);
  if (!keys[event.key]) return;
  // Buttons and links have keys of their own.
  if (event.key === 'Enter' && event.target !== canvas) return;
  if (event.key === 'ArrowUp' || event.key === 'ArrowDown') if (event.target.closest('aside, ol')) return;
  event.preventDefault();
  keys[event.key]();
}

function listenToSettings() {
  const editor = $('editor');
  editor.append(...Object.entries(Editors).map(([name, one]) => make('option', { value: name }, one.name)));
  editor.value = chosenEditor();
  for (const name of ['editor', 'folder', 'template']) {
    const field = $(name);
    if (name !== 'editor') field.value = setting.read(name);
    on(field, 'change', () => {
      setting.write(name, field.value.trim());
      renderPanel();
      if (play.scenario) renderPlayer(play.scenario, play.step);
    });
  }
}

function listen() {
  on(document, 'DOMContentLoaded', () => view.selected && renderPanel());
  on(window, 'popstate', showRoute);
  on(window, 'hashchange', showRoute);
  on(document, 'keydown', press);
  new ResizeObserver(resize).observe(canvas);
  on(matchMedia('(prefers-color-scheme: dark)'), 'change', () => {
    readColors();
    renderKey();
    repaint();
  });
  on($('zoom-in'), 'click', () => zoomBy(1.25));
  on($('zoom-out'), 'click', () => zoomBy(0.8));
  on($('fit'), 'click', () => fitAll());
  for (const level of levels) on($(`level-${level}`), 'click', () => chooseLevel(level));
  on($('full'), 'click', fullScreen);
  $('before').hidden = !pictures.placesBefore;
  on($('before'), 'click', switchBefore);
  on($('next'), 'click', () => goToNext(1));
  on(window, 'beforeprint', () => setPrinting(true));
  on(window, 'afterprint', () => setPrinting(false));
  listenToPointers((/** @type {any} */ thing, /** @type {number} */ x, /** @type {number} */ y) => {
    // A line is thinner than what it is on.
    const line = thing === null || thing.isFamily || thing.isBlock || thing.children?.length ? lineUnder(x, y) : null;
    showLine(line, x, y);
    hover(thing);
  }, (/** @type {number} */ x, /** @type {number} */ y) => {
    const thing = hit(x, y);
    if (!thing || !view.hover) showLine(lineAt(x, y), x * eye.scale + eye.x, y * eye.scale + eye.y);
    isPointed = true;
    if (thing) go(thing.link, thing === view.selected ? route.focus || 1 : route.focus); else if (!view.focus) setRoute({ link: '', focus: 0 });
    isPointed = false;
    canvas.focus();
  }, (/** @type {any} */ thing) => thing && !view.focus && go(thing.link, 1));
  listenToParts();
  listenToFilter();
  listenToCopies();
  listenToOutline();
  listenToFinder();
  listenToPlayer();
  listenToSettings();
}

// On paper: what is in view and its head, in the day's colours, sharp.
/** @param {boolean} begins */
function setPrinting(begins) {
  document.documentElement.classList.toggle('printing', begins);
  Object.assign(Scale, begins ? Paper : Display);
  readColors();
  if (!begins) return resize();
  const sharpness = min(4, 6000 / eye.width);
  canvas.width = round(eye.width * sharpness);
  canvas.height = round((eye.height + HeadHeight) * sharpness);
  paintWithHead(pen, sharpness);
}

function begin() {
  summary = [
    families.length === 1 ? '1 family' : `${families.length} families`,
    count(controllers.length, 'controller') + (data.names ? ` in ${written.length} places` : ''),
    ...(data.beyond ? [data.beyond] : []),
  ].join(', ');
  document.title = `Map: ${shown(data.title)}, ${summary}`;
  $('next').textContent = data.difference ? `Edits: ${edits.length}` : `Diagnostics: ${findings.length}`;
  $('next').hidden = !(data.difference ? edits : findings).length;
  $('levels').hidden = levels.length === 1;
  for (const level of ['overview', 'screens']) $(`level-${level}`).hidden = !levels.includes(level);
  readColors();
  readRoute();
  showParts();
  // With the room that the key leaves.
  showLevel(levels[1] || '');
  resize();
  view.opening = openingLevel();
  showLevel(view.opening);
  fitAll(true);
  listen();
  renderOutline();
  showRoute();
  document.documentElement.dataset.ready = 'yes';
}
begin();
