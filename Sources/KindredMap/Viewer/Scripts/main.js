// The page's state is its address: the selected, the level, the place, the focus, the step of a scenario.
const route = { link: '', focus: 0, level: '', at: '', scenario: '', step: 0 };

function readRoute() {
  const [link, ...rest] = location.hash.slice(1).split('&');
  const values = {};
  for (const part of rest) values[part.split('=', 1)[0]] = decoded(part.slice(part.indexOf('=') + 1));
  Object.assign(route, {
    link: decoded(link), focus: clamp(Math.trunc(Number(values.focus)) || 0, 0, 3), level: values.level || '', at: values.at || '',
    scenario: values.scenario || '', step: Math.max(0, Math.trunc(Number(values.step)) || 0),
  });
}

function decoded(text) {
  try { return decodeURIComponent(text); } catch { return text; }
}

function hashFor(next) {
  const parts = [encodeURIComponent(next.link)];
  const add = (name, value) => value && parts.push(`${name}=${encodeURIComponent(value).replace(/%2C/g, ',').replace(/%3A/g, ':')}`);
  add('focus', next.link && next.focus);
  add('level', next.level !== view.opening && next.level);
  add('at', next.at);
  add('scenario', next.scenario);
  add('step', next.scenario && next.step);
  return '#' + parts.join('&');
}

function writeRoute(next, replaces) {
  const hash = hashFor(next);
  if (hash === (location.hash || '#')) return false;
  // Steps and places would fill the history.
  history[replaces ? 'replaceState' : 'pushState'](null, '', hash);
  return true;
}

function setRoute(changes, replaces = false) {
  if (writeRoute({ ...route, ...changes }, replaces)) showRoute();
}

const go = (link, focus) => setRoute({ link, focus, at: '' });

// Once the map rests, the address says where it is.
let resting = 0;
function keepPlace() {
  clearTimeout(resting);
  resting = setTimeout(() => {
    const [x, y] = toMap(camera.width / 2, camera.height / 2);
    route.at = view.at = `${Math.round(x)},${Math.round(y)},${Number(camera.scale.toPrecision(3))}`;
    writeRoute(route, true);
  }, 250);
}

// What is in the middle is so in a window of any size.
function showPlace() {
  if (route.at === view.at) return false;
  view.at = route.at;
  const [x, y, scale] = route.at.split(',').map(Number);
  if (!(scale > 0) || Number.isNaN(x + y)) return false;
  const near = clamp(scale, farthest(), Nearest);
  flyTo(camera.width / 2 - x * near, camera.height / 2 - y * near, near, true);
  return true;
}

// An address may name a place, a name, a family or a block.
function find(link) {
  const name = link.replace(/^(family|block):/, '');
  if (link.startsWith('family:')) return familyByID.get(name) || null;
  const thing = boxByID.get(link) || nameByID.get(link) || blockByID.get(name) || familyByID.get(name);
  return thing ? plain(thing) : null;
}

// Focus is a picture of its own; without it, the map is again where it was.
function showFocus(thing) {
  const key = thing && `${thing.link} ${route.focus} ${view.level}`;
  if (key === view.focusKey) return false;
  view.focusKey = key;
  if (!view.focus) view.back = { x: camera.x, y: camera.y, scale: camera.scale, level: view.level };
  view.focus = thing;
  if (thing) {
    view.picture = aroundPicture(thing, route.focus);
    fitAll(true);
  } else {
    showLevel(view.level);
    if (view.back.level === view.level) flyTo(view.back.x, view.back.y, view.back.scale, true); else fitAll(true);
  }
  view.hover = null;
  return true;
}

function showRoute() {
  readRoute();
  const level = route.level || view.opening;
  if (level !== view.level) {
    showLevel(level);
    fitAll(true);
  }
  const thing = find(route.link);
  if (route.link && !thing) say(`There is nothing called ${route.link} on this map`);
  const isNew = thing !== view.selected;
  view.selected = thing;
  const hasMoved = showFocus(thing && route.focus > 0 ? thing : null);
  view.lit = null;
  showScene();
  if (view.scene) view.lit = around(new Set([...view.scene.visible, ...view.scene.heard.keys()]));
  renderPanel();
  if (isNew) {
    showInOutline(thing);
    panel.scrollTop = 0;
    if (thing) say(`${thing.id} selected`);
  }
  if (!showPlace() && isNew && thing && !hasMoved) reveal(thing);
  repaint();
}

function hover(thing) {
  if (view.hover === thing) return;
  view.hover = thing;
  canvas.title = thing ? shown(thing.id) + (thing.className ? ` (${shown(thing.className)})` : '') : '';
  repaint();
}

function say(text) { byID('status').textContent = shown(text); }

function fullScreen() {
  if (document.fullscreenElement) document.exitFullscreen(); else document.documentElement.requestFullscreen?.().catch(() => {});
}

function press(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, select, textarea')) return;
  const far = event.shiftKey ? 300 : 80;
  const keys = {
    '/': () => finder.focus(), '+': () => zoomBy(1.25), '=': () => zoomBy(1.25), '-': () => zoomBy(0.8), 0: () => fitAll(),
    f: fullScreen, c: () => collapse(view.selected), z: () => view.selected && fit(rectOf(view.selected) || undefined, 2), n: () => goToFinding(1), p: () => goToFinding(-1), o: () => tree.querySelector('[tabindex="0"]')?.focus(),
    ArrowLeft: () => (play.scenario ? stepBy(-1) : panBy(far, 0)), ArrowRight: () => (play.scenario ? stepBy(1) : panBy(-far, 0)),
    ArrowUp: () => panBy(0, far), ArrowDown: () => panBy(0, -far),
    Enter: () => panel.focus(),
    Escape: () => (view.focus ? go(route.link, 0) : setRoute({ link: '', focus: 0, ...(view.selected ? {} : { scenario: '', step: 0 }) })),
  };
  for (const hops of [1, 2, 3]) keys[hops] = () => view.selected && go(route.link, hops);
  if (!keys[event.key]) return;
  // Buttons and links have keys of their own.
  if (event.key === 'Enter' && event.target !== canvas) return;
  if (event.key === 'ArrowUp' || event.key === 'ArrowDown') if (event.target.closest('aside, ol')) return;
  event.preventDefault();
  keys[event.key]();
}

function listenToSettings() {
  const editor = byID('editor');
  editor.append(...Object.entries(Editors).map(([name, one]) => make('option', { value: name }, one.name)));
  editor.value = chosenEditor();
  for (const name of ['editor', 'folder', 'template']) {
    const field = byID(name);
    if (name !== 'editor') field.value = setting.read(name);
    on(field, 'change', () => {
      setting.write(name, field.value.trim());
      renderPanel();
      if (play.scenario) renderPlayer(play.scenario, play.step);
    });
  }
}

function listen() {
  on(window, 'popstate', showRoute);
  on(window, 'hashchange', showRoute);
  on(document, 'keydown', press);
  new ResizeObserver(resize).observe(canvas);
  on(matchMedia('(prefers-color-scheme: dark)'), 'change', () => {
    readColors();
    repaint();
  });
  on(byID('zoom-in'), 'click', () => zoomBy(1.25));
  on(byID('zoom-out'), 'click', () => zoomBy(0.8));
  on(byID('fit'), 'click', () => fitAll());
  for (const level of levels) on(byID(`level-${level}`), 'click', () => chooseLevel(level));
  on(byID('full'), 'click', fullScreen);
  on(byID('problems'), 'click', () => goToFinding(1));
  on(window, 'beforeprint', () => setPrinting(true));
  on(window, 'afterprint', () => setPrinting(false));
  listenToPointers(hover, (x, y) => {
    const thing = hit(x, y);
    if (thing) go(thing.link, route.focus); else if (!view.focus) setRoute({ link: '', focus: 0 });
    canvas.focus();
  }, thing => thing && !view.focus && go(thing.link, 1));
  listenToOutline();
  listenToFinder();
  listenToPlayer();
  listenToSettings();
}

// On paper: what is in view, in the day's colours, sharp.
function setPrinting(begins) {
  document.documentElement.classList.toggle('printing', begins);
  Object.assign(Scale, begins ? Paper : Display);
  readColors();
  if (!begins) return resize();
  const sharpness = Math.min(4, 6000 / camera.width);
  canvas.width = Math.round(camera.width * sharpness);
  canvas.height = Math.round(camera.height * sharpness);
  paint();
}

function begin() {
  byID('summary').textContent = [
    families.length === 1 ? '1 family' : `${families.length} families`,
    boxes.length === 1 ? '1 controller' : data.names ? `${names.filter(name => !name.boxes[0].isImplicit).length} controllers in ${boxes.filter(box => !box.isImplicit).length} places` : `${boxes.length} controllers`,
  ].join(', ');
  document.title = `Map: ${byID('summary').textContent}`;
  byID('problems').textContent = `Findings: ${findings.length}`;
  byID('problems').hidden = findings.length === 0;
  byID('levels').hidden = levels.length === 1;
  for (const level of ['overview', 'screens']) byID(`level-${level}`).hidden = !levels.includes(level);
  readColors();
  resize();
  view.opening = openingLevel();
  showLevel(view.opening);
  fitAll(true);
  listen();
  paint();
  renderOutline();
  showRoute();
  document.documentElement.dataset.ready = 'yes';
}
begin();
