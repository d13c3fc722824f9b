// The page's state is its address: the selected, the focus, the step of a scenario.
const route = { link: '', focus: 0, scenario: '', step: 0 };

function readRoute() {
  const [link, ...rest] = location.hash.slice(1).split('&');
  const values = {};
  for (const part of rest) values[part.slice(0, part.indexOf('='))] = decoded(part.slice(part.indexOf('=') + 1));
  Object.assign(route, {
    link: decoded(link), focus: clamp(Math.trunc(Number(values.focus)) || 0, 0, 3), scenario: values.scenario || '',
    step: Math.max(0, Math.trunc(Number(values.step)) || 0),
  });
}

function decoded(text) {
  try { return decodeURIComponent(text); } catch { return text; }
}

function setRoute(changes, replaces = false) {
  const next = { ...route, ...changes };
  let hash = next.link || next.scenario ? hashOf(next.link) : '#';
  if (next.link && next.focus) hash += `&focus=${next.focus}`;
  if (next.scenario) hash += `&scenario=${encodeURIComponent(next.scenario)}`;
  if (next.scenario && next.step) hash += `&step=${next.step}`;
  if (hash === (location.hash || '#')) return;
  // Steps would fill the history.
  history[replaces ? 'replaceState' : 'pushState'](null, '', hash);
  showRoute();
}

const go = (link, focus) => setRoute({ link, focus });

function showRoute() {
  readRoute();
  const thing = boxByID.get(route.link) || familyByID.get(route.link.replace(/^family:/, '')) || null;
  if (route.link && !thing) say(`There is nothing called ${route.link} on this map`);
  const isNew = thing !== view.selected;
  view.selected = thing;
  view.focus = thing && route.focus > 0 ? thing : null;
  view.lit = view.focus ? neighbourhood(thing, route.focus) : null;
  showScene();
  if (view.scene && !view.focus) view.lit = around(new Set([...view.scene.visible, ...view.scene.heard.keys()]));
  renderPanel();
  if (isNew) {
    showInOutline(thing);
    if (thing) reveal(thing);
    panel.scrollTop = 0;
    if (thing) say(`${thing.id} selected`);
  }
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
    '/': () => finder.focus(), '+': () => zoomBy(1.25), '=': () => zoomBy(1.25), '-': () => zoomBy(0.8), 0: () => fit(),
    f: fullScreen, c: () => collapse(view.selected), n: () => goToFinding(1), p: () => goToFinding(-1), o: () => tree.querySelector('[tabindex="0"]')?.focus(),
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
  on(byID('fit'), 'click', () => fit());
  on(byID('full'), 'click', fullScreen);
  on(byID('problems'), 'click', () => goToFinding(1));
  on(window, 'beforeprint', () => setPrinting(true));
  on(window, 'afterprint', () => setPrinting(false));
  listenToPointers(hover, (x, y) => {
    const thing = hit(x, y);
    if (thing) go(thing.link, thing === view.selected && route.focus ? route.focus : 1); else setRoute({ link: '', focus: 0 });
    canvas.focus();
  }, thing => thing && fit(thing, 2));
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
    boxes.length === 1 ? '1 controller' : `${boxes.length} controllers`,
  ].join(', ');
  document.title = `Map: ${byID('summary').textContent}`;
  byID('problems').textContent = `Findings: ${findings.length}`;
  byID('problems').hidden = findings.length === 0;
  readColors();
  resize();
  fit(undefined, 1.25, true);
  listen();
  paint();
  renderOutline();
  showRoute();
  document.documentElement.dataset.ready = 'yes';
}
begin();
