// @ts-check
// The texts of `kindred explain`, as ViewerTexts.swift writes them: read when the panel needs the first one.
/** @type {Map<any, any[]> | undefined} */
let texts;

/** @returns {Map<any, any[]>} */
function readTexts() {
  const { lines, places, code } = JSON.parse($('texts').textContent);
  const known = [boxes, families, names, presentations, pushes, places.map((/** @type {any} */ row) => ({ place: place(row, 0) }))];
  const last = known.map(() => 0);
  /** @type {any[]} */
  const shapes = [];
  /** @type {any[]} */
  const blocks = [];
  let at = 0;
  const digit = () => {
    const letter = code.charCodeAt(at++);
    return letter - (letter > 92 ? 37 : letter > 60 ? 36 : 35);
  };
  const number = () => {
    let [value, next] = [0, digit()];
    for (; next > 59; next = digit()) value = value * 30 + next - 60;
    return value * 60 + next;
  };
  /** @param {() => any} read */
  const list = read => Array.from({ length: number() }, read);

  function readShape() {
    /** @type {number[]} */
    const kinds = [];
    const rows = list(() => {
      const line = lines[number()];
      return [line, marksIn(line).map((/** @type {string} */ mark) => {
        const slot = number();
        if (slot === kinds.length) kinds.push(mark.charCodeAt(0) - 128);
        return slot;
      })];
    });
    return { kinds, rows };
  }

  return new Map([...boxes, ...families, ...names].map(thing => [thing, list(() => {
    const back = number();
    if (back) return blocks[blocks.length - back];
    const shape = number();
    shapes[shape] ??= readShape();
    const { kinds, rows } = shapes[shape];
    const made = [rows, kinds.map((/** @type {number} */ kind) => {
      const step = number();
      last[kind] += step % 2 ? -(step + 1) / 2 : step / 2;
      return known[kind][last[kind]];
    })];
    blocks.push(made);
    return made;
  })]));
}

/** @param {string} line */
const marksIn = line => line.match(/[\x80-\x87]/g) || [];

/** @param {any[]} block @returns {string[]} */
function linesOf([rows, things]) {
  return rows.map((/** @type {[string, number[]]} */ [line, slots]) => {
    let next = 0;
    return line.replace(/[\x80-\x87]/g, mark => {
      const thing = things[slots[next++]];
      const kind = mark.charCodeAt(0) - 128;
      const { place, className } = thing.isName ? thing.boxes[0] : thing;
      return kind < 3 ? thing.id : kind > 6 ? className : `${place.file}:${place.line}:${place.column}`;
    });
  });
}

// A tab begins a table, and ends each cell.
/** @param {string[]} lines */
function aligned(lines) {
  /** @type {number[]} */
  let widths = [];
  /** @type {(line: string) => string[]} */
  const cells = line => line.replace(/^\t/, '').split('\t');
  const length = (/** @type {string} */ text) => [...text].length;
  return lines.map(line => {
    if (line[0] === '\t') widths = [];
    cells(line).slice(0, -1).forEach((cell, at) => { widths[at] = max(widths[at] || 0, length(cell)); });
    return [line, widths];
  }).map(([line, widths]) => cells(/** @type {string} */ (line)).map((cell, at, all) => (
    at + 2 < all.length ? cell + ' '.repeat(/** @type {number[]} */ (widths)[at] + 2 - length(cell)) : cell)).join(''));
}

/** @param {any} thing */
function explained(thing) {
  // The texts end the page; the panel is written again once all is there.
  if (document.readyState === 'loading') return [];
  const blocks = (texts ??= readTexts()).get(thing);
  return blocks ? [make('pre', {}, shown(aligned(blocks.flatMap((block, at) => [...(at ? [''] : []), ...linesOf(block)])).join('\n')))] : [];
}
