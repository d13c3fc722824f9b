// @ts-check
// Collapsed families and containers shrink to their heads, and their lines begin and end there.
const Head = 38;

/** @param {any} thing @returns {Area} */
const drawn = thing => (thing.isCollapsed ? { x: thing.x, y: thing.y, w: thing.w, h: min(thing.h, Head) } : thing);

// What a box is inside of, if that is collapsed.
/** @param {any} thing */
function outermost(thing) {
  if (thing.isFamily || thing.family.isCollapsed) return thing.isFamily ? thing : thing.family;
  let outer = thing;
  for (let at = thing; at; at = at.parent) if (at.isCollapsed) outer = at;
  return outer;
}

/** @param {any} thing */
function collapse(thing) {
  if (!thing || view.picture || !(thing.isFamily || thing.children?.length)) return;
  thing.isCollapsed = !thing.isCollapsed;
  say(`${thing.id} ${thing.isCollapsed ? 'collapsed' : 'expanded'}`);
  liftLines();
  renderPanel();
  $('collapse')?.focus();
  repaint();
}

// No line is lost: those of what is hidden are lifted to what hides it, and counted there.
function liftLines() {
  for (const thing of [...families, ...boxes]) thing.lifted = 0;
  for (const line of lines) {
    const [from, to] = [outermost(line.from), outermost(line.to)];
    line.way ??= line.points;
    line.isInside = from === to;
    const points = from.isCollapsed ? lift(line.way, drawn(from)) : line.way;
    line.points = to.isCollapsed ? lift(points.reduceRight(pairwise, []), drawn(to)).reduceRight(pairwise, []) : points;
    if (from.isCollapsed && !line.isInside) from.lifted += 1;
    Object.assign(line, boundsOf(line.points));
  }
}

/** @param {number[]} all @param {number} _ @param {number} at @param {number[]} points */
const pairwise = (all, _, at, points) => (at % 2 ? all : [...all, points[at], points[at + 1]]);

// Moves where a line begins into a rectangle that may be lower than that.
/** @param {number[]} points @param {Area} rect */
function lift(points, rect) {
  const [x, y, turn] = points;
  const start = min(y, rect.y + rect.h - 8);
  const edge = turn > x ? rect.x + rect.w : rect.x;
  if (points.length > 4) return [edge, start, turn, start, ...points.slice(4)];
  const middle = (edge + turn) / 2;
  return start === y ? [edge, y, ...points.slice(2)] : [edge, start, middle, start, middle, y, ...points.slice(2)];
}
