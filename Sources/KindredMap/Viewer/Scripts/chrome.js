// @ts-check
// What is around the map: outline, panel and key, which can be put away. On a phone they are sheets.
const Parts = ['outline', 'panel', 'key'];
const narrow = matchMedia('(max-width: 699px)');
/** @param {string} name */
const partOfPage = name => $(name === 'outline' ? 'side' : name);

// What is hidden, unless the address says it: on a phone all.
const hiddenParts = () => (route.hide && (isChosen || !narrow.matches) ? route.hide.split(',') : narrow.matches ? Parts : []);
// Whether it was chosen here: a phone has no room for the sheets that someone else had open.
let isChosen = false;

function showParts() {
  const hidden = hiddenParts();
  for (const name of Parts) {
    $(`show-${name}`).setAttribute('aria-pressed', String(!hidden.includes(name)));
    partOfPage(name).hidden = hidden.includes(name);
  }
}

/** @param {string} name */
function togglePart(name) {
  const hidden = hiddenParts();
  const isShown = !hidden.includes(name);
  // One sheet at a time.
  const others = narrow.matches && !isShown && name !== 'key' ? ['outline', 'panel'] : [];
  const next = isShown ? [...hidden, name] : [...hidden, ...others].filter(one => one !== name);
  isChosen = true;
  route.hide = Parts.filter(one => next.includes(one)).join() || 'nothing';
  writeRoute(route, true);
  showParts();
  if (!isShown && name !== 'key') partOfPage(name).querySelector('[tabindex]')?.focus();
}

// MARK: Key

/** @param {(items: Shape[]) => void} draw */
function swatch(draw) {
  const [picture, sheet] = [make('span', { 'aria-hidden': 'true' }), new SVGPen()];
  /** @type {Shape[]} */
  const items = [];
  draw(items);
  paintOn(sheet, { x: 0, y: 0, scale: 1 }, () => paintShapes(items, { x: 0, y: 0, right: 20, bottom: 16 }));
  picture.innerHTML = `<svg width="20" height="16">${sheet.out}</svg>`;
  return picture;
}

// The key has only what is in the picture.
function renderKey() {
  /** @type {[(items: Shape[]) => void, string][]} */
  const entries = [];
  const { focus, picture } = view;
  const isPlaces = view.level === 'places' && !focus;
  /** @param {Thing} thing */
  const isDrawn = thing => !focus || picture?.rects.has(thing);
  /** @param {string} words */
  const isLine = words => picture?.lines.some(line => line.words === words);
  if (isPlaces) {
    KindWords.forEach((words, kind) => {
      if (!boxes.some(box => box.kind === kind)) return;
      const { fill, border } = colors.kinds[kind];
      entries.push([items => addBox(items, { fill: [fill, fill], stroke: [border, border] }, 1, 2, 17, 12), words]);
    });
    if (boxes.some(box => box.isImplicit)) entries.push([items => addBox(items, { stroke: Inks.edge, dash: Dashes[4] }, 1, 2, 17, 12), 'inserted by UIKit']);
  }
  const used = new Set((focus ? picture?.lines.filter(line => line.presents).flatMap(presentationsOf) || [] : presentations).map(made => signOf(made.style)));
  SignWords.forEach((words, sign) => used.has(sign) && entries.push([items => addSign(items, sign, 3, 3, Inks.text), words]));
  if (!isPlaces) {
    for (const lane of lanes) if (lane.number && isDrawn(lane)) entries.push([items => addMark(items, lane, 10, 8), lane.title]);
    if (view.level !== 'overview' && blocks.some(isDrawn)) entries.push([items => addMark(items, blocks[0], 10, 8), 'screens that several stacks share']);
  }
  if (focus && isLine('starts with it')) entries.push([items => addLine(items, { stroke: Inks.push, dash: Dashes[1] }, [0, 8, 20, 8]), 'starts with it']);
  if (focus ? isLine('pushes') : pushes.length && view.level !== 'overview') entries.push([items => addLine(items, { stroke: Inks.push }, [0, 8, 20, 8]), 'pushes']);
  for (const kind of Moves) {
    const look = lookOfMove(kind);
    if (focus ? isLine(kind) : Moves.indexOf(kind) < 2 && view.level !== 'overview' && boxes.some(box => box.moves.some(made => made.kind === kind))) entries.push([items => look.forEach((one, at) => addLine(items, one, [0, 8, 20, 8], at > 0)), kind]);
  }
  for (const [color, words] of [['warning', 'warnings'], ['note-mark', 'notes']]) {
    const ink = colors[color];
    if (families.some(family => family.findings && colorOfFindings(family) === ink && isDrawn(family))) entries.push([items => addBox(items, { fill: [ink, ink], radius: 2 }, 4, 2, 12, 12), words]);
  }
  $('key').replaceChildren(make('ul', {}, ...entries.map(([draw, words]) => make('li', {}, swatch(draw), shown(words)))));
}

// Paints on another canvas, from another place.
/** @param {any} other @param {{x: number, y: number, scale: number, width?: number, height?: number}} from @param {() => void} act */
function paintOn(other, from, act) {
  const [own, place] = [pen, { ...eye }];
  pen = other;
  Object.assign(eye, from);
  pen.setTransform(eye.scale, 0, 0, eye.scale, eye.x, eye.y);
  act();
  pen = own;
  Object.assign(eye, place);
}

function listenToParts() {
  for (const name of Parts) on($(`show-${name}`), 'click', () => togglePart(name));
  on(narrow, 'change', () => {
    isChosen = false;
    showParts();
  });
}
