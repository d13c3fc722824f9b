// @ts-check
// The way from one thing to another with the fewest presentations and pushes, and lines under the pointer.

// Entered or, if a container is only passed, its calls alone.
/** @param {Step} state @param {number} configuration @returns {Step[]} */
function stepsFrom(state, configuration) {
  const { box, isPassed } = state;
  /** @param {any} made @param {any} to @param {string} words @param {number} cost @param {any} [passes] */
  const step = (made, to, words, cost = 1, passes = false) => (isIn(made, configuration) && isIn(to, configuration)
    ? [{ box: to, isPassed: passes, words, from: state, hops: state.hops + cost }] : []);
  return [
    ...(isPassed ? [] : free(box).flatMap(child => step(child, child, 'opens', 0))),
    ...(box.parent ? step(box, box.parent, '', 0, true) : []),
    ...box.shows.filter(made => made.family?.root).flatMap(made => step(made, made.family?.root, `presents as ${made.style}`)),
    ...box.pushes.filter(made => made.to && !made.to.isOutside).flatMap(made => step(made, made.to, 'pushes')),
    ...box.moves.filter(made => Moves.indexOf(made.kind) < 2 && !made.to.isOutside).flatMap(made => step(made, made.to, made.kind)),
    ...box.children.filter(child => child.isLoose).flatMap(child => step(child, child, 'pushes')),
    ...(callsFromAny.get(box) || []).flatMap(made => step(made, made.to, made.words)),
  ];
}

// Whether one of some configurations has it; each is a bit, and 0 is all.
/** @param {any} thing @param {number} configuration */
const isIn = (thing, configuration) => ((thing.on ?? configuration) & configuration) === configuration;

/** @param {Box} box @returns {Box[]} */
const free = box => box.children.filter(child => child.isOpened);
/** @param {Thing} thing @returns {Box[]} */
const gates = thing => (thing.isFamily ? [thing.root].filter(Boolean) : boxesOf(thing));

// The steps of the shortest way; null if there is none.
/** @param {Thing} start @param {Thing} end @param {number} configuration @returns {Step[] | null} */
function wayTo(start, end, configuration) {
  const goals = new Set(gates(end));
  const seen = [new Set(), new Set()];
  /** @type {Step[][]} */
  const queue = [gates(start).filter(box => isIn(box, configuration)).map(box => ({ box, isPassed: false, words: '', from: null, hops: 0 }))];
  for (let hops = 0; hops < queue.length; hops += 1) {
    for (const state of queue[hops] || []) {
      const known = seen[state.isPassed ? 1 : 0];
      if (known.has(state.box)) continue;
      known.add(state.box);
      if (goals.has(state.box) && !state.isPassed) return unwound(state);
      for (const next of stepsFrom(state, configuration)) (queue[next.hops] ||= []).push(next);
    }
  }
  return null;
}

/** @param {Step} last */
function unwound(last) {
  const steps = [];
  for (let at = /** @type {Step | null} */ (last); at; at = at.from) steps.unshift(at);
  return steps;
}

function pathEnds() {
  const [from, to] = route.path.split('..').map(one => (one ? find(one) : null));
  return { from, to };
}

// Configurations with the same path share it.
function showPath() {
  const { from, to } = pathEnds();
  /** @type {Map<string, Walk>} */
  const walks = new Map();
  /** @type {Step[]} */
  const path = [];
  (data.configurations || ['']).forEach((_, at) => {
    const steps = from && to && wayTo(from, to, data.configurations ? 1 << at : 0);
    if (!steps) return;
    path.push(...steps);
    /** @type {Walk['legs']} */
    const legs = steps.filter(step => step.from && !step.isPassed).map(step => [shortNode(/** @type {Step} */ (step.from).box), step.words, shortNode(step.box)]);
    const key = legs.map(([one, words, other]) => one.id + words + other.id).join();
    const walk = walks.get(key) || { legs, hops: steps[steps.length - 1].hops, on: 0 };
    walk.on |= 1 << at;
    walks.set(key, walk);
  });
  view.walks = [...walks.values()];
  view.path = walks.size ? path : null;
}

function aboutPath() {
  const { from, to } = pathEnds();
  if (!from) return [];
  const clear = make('button', { onclick: () => setRoute({ path: '' }) }, 'Clear path');
  if (!to) return [make('p', {}, 'A path from ', nameLink(from), ': select where it ends. ', clear)];
  return [
    make(view.selected ? 'h3' : 'h2', {}, 'Path'), make('p', {}, nameLink(from), ' to ', nameLink(to), view.path ? '. ' : ': no way leads there. ', clear),
    ...view.walks.flatMap(({ legs, hops, on }) => [
      make('p', {}, count(hops, 'step') + onOf(on)),
      make('ol', { class: 'path' }, ...legs.map(([one, words, other]) => make('li', {}, nameLink(one), ` ${shown(words)} `, nameLink(other)))),
    ]),
  ];
}

/** @param {Box} box */
const shortNode = box => plain(nodeOf(box));

// MARK: Lines under the pointer

/** @param {number} x @param {number} y */
function lineAt(x, y) {
  const all = view.picture ? view.picture.lines : eye.scale < Scale.frames ? presentationLines : lines;
  let [best, reach] = [null, 5 / eye.scale];
  for (const line of all) {
    const distance = line.isInside ? reach : distanceTo(line, x, y, reach);
    if (distance < reach) [best, reach] = [line, distance];
  }
  return best;
}

// How far a line is from a point, if it isn't farther than some reach.
/** @param {Way} line @param {number} x @param {number} y @param {number} reach */
function distanceTo({ points, left, top, right, bottom }, x, y, reach) {
  if (x < left - reach || x > right + reach || y < top - reach || y > bottom + reach) return reach;
  for (let at = 2; at < points.length; at += 2) {
    const [x1, y1, x2, y2] = points.slice(at - 2, at + 2);
    reach = min(reach, hypot(x - clamp(x, min(x1, x2), max(x1, x2)), y - clamp(y, min(y1, y2), max(y1, y2))));
  }
  return reach;
}

/** @param {number} x @param {number} y */
function lineUnder(x, y) {
  const [left, top] = toMap(x, y);
  return lineAt(left, top);
}

// Its ends, and in which styles over which presenters.
/** @param {any} line @returns {string[]} */
function wordsOf(line) {
  const callers = [line.from].flat();
  /** @param {any} thing */
  const label = thing => thing.title && thing.isLane ? thing.title : thing.label || thing.id;
  const few = callers.map(label);
  const who = few.length > 3 ? `${few.slice(0, 2).join(', ')} and ${few.length - 2} more` : few.join(', ');
  if (!line.presents) return [`${who} ${line.words || 'pushes'} ${label(line.to)}`];
  if (line.words === 'starts with it') return [`${who} starts with ${label(line.to)}`];
  const ways = presentationsOf(line).map(made => {
    const over = unique(made.presenters.map(one => one.controller.label || one.controller.id));
    return `${made.style}, presented by ${over.slice(0, 3).join(', ')}${over.length > 3 ? ` and ${over.length - 3} more` : ''}`;
  });
  return [`${who} presents ${label(line.to)}${line.count > 1 ? `, ${line.count} times` : ''}`, ...unique(ways).slice(0, 6)];
}

/** @param {any} line @returns {Presentation[]} */
function presentationsOf(line) {
  const target = line.to.isFamily ? line.to : null;
  const callers = [line.from].flat().flatMap(thing => (thing.isLane ? thing.boxes.filter((/** @type {Box} */ box) => box.family.windows.length || box.name.block) : boxesOf(thing)));
  return unique(callers).flatMap(box => box.shows || []).filter(made => made.family && (target ? made.family === target : made.family.boxes.some((/** @type {Box} */ box) => boxesOf(line.to).includes(box))));
}

/** @param {any} line @param {number} x @param {number} y */
function showLine(line, x, y) {
  const tip = $('tip');
  tip.hidden = !line;
  if (line) {
    tip.replaceChildren(...wordsOf(line).map(words => make('div', {}, shown(words))));
    tip.style.left = `${clamp(x + 14, 0, max(0, eye.width - 240))}px`;
    tip.style.top = `${y + 16 > eye.height - 60 ? y - 50 : y + 16}px`;
  }
  if (line === view.line) return;
  view.line = line;
  repaint();
}

/** @param {any} line @param {string} color @param {number} width */
function traceLine({ points }, color, width) {
  pen.beginPath();
  pen.moveTo(points[0], points[1]);
  for (let at = 2; at < points.length; at += 2) pen.lineTo(points[at], points[at + 1]);
  pen.strokeStyle = color;
  pen.lineWidth = max(width, width / eye.scale);
  pen.stroke();
}
