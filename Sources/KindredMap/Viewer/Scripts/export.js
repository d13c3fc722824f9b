// @ts-check
// Copies what is in view, with a head: as SVG, as PNG, or as a link.
const HeadHeight = 44;

// Paints as on a canvas, and keeps SVG.
class SVGPen {
  out = '';
  way = '';
  dash = /** @type {number[]} */ ([]);
  globalAlpha = 1;
  fillStyle = '';
  strokeStyle = '';
  lineWidth = 1;
  font = '';
  textAlign = 'start';
  at = [1, 0, 0];
  saved = /** @type {any[]} */ ([]);
  /** @param {number} scale @param {number} _b @param {number} _c @param {number} _d @param {number} x @param {number} y */
  setTransform(scale, _b, _c, _d, x, y) { this.at = [scale, x, y]; }
  /** @param {number} x @param {number} y */
  translate(x, y) {
    const [scale, left, top] = this.at;
    this.at = [scale, left + x * scale, top + y * scale];
  }
  save() { this.saved.push(this.at); }
  restore() { this.at = this.saved.pop(); }
  beginPath() { this.way = ''; }
  closePath() { this.way += 'Z'; }
  /** @param {number[]} all */
  moveTo(...all) { this.way += `M${all.map(tenth)}`; }
  /** @param {number[]} all */
  lineTo(...all) { this.way += `L${all.map(tenth)}`; }
  /** @param {number[]} all */
  bezierCurveTo(...all) { this.way += `C${all.map(tenth)}`; }
  /** @param {number} x @param {number} y @param {number} x2 @param {number} y2 @param {number} r */
  arcTo(x, y, x2, y2, r) {
    const [fromX, fromY] = (this.way.match(/-?[\d.]+/g) || []).slice(-2).map(Number);
    /** @param {number} x1 @param {number} y1 */
    const towards = (x1, y1) => {
      const length = hypot(x1 - x, y1 - y) || 1;
      return [x + (x1 - x) / length * r, y + (y1 - y) / length * r];
    };
    this.lineTo(...towards(fromX, fromY));
    this.way += `Q${[x, y, ...towards(x2, y2)].map(tenth)}`;
  }
  /** @param {number} x @param {number} y @param {number} w @param {number} h */
  rect(x, y, w, h) { this.way += `M${tenth(x)},${tenth(y)}h${tenth(w)}v${tenth(h)}h${tenth(-w)}Z`; }
  /** @param {number} x @param {number} y @param {number} w @param {number} h @param {number} r */
  roundRect(x, y, w, h, r) {
    const [a, b] = [tenth(w - 2 * r), tenth(h - 2 * r)];
    this.way += `M${tenth(x + r)},${tenth(y)}h${a}q${r},0,${r},${r}v${b}q0,${r},${-r},${r}h${-a}q${-r},0,${-r},${-r}v${-b}q0,${-r},${r},${-r}Z`;
  }
  /** @param {number[]} dash */
  setLineDash(dash) { this.dash = dash; }
  /** @param {Path2D} [way] */
  fill(way) { this.add(way, `fill="${this.fillStyle}"`); }
  /** @param {Path2D} [way] */
  stroke(way) { this.add(way, `fill="none" stroke="${this.strokeStyle}" stroke-width="${tenth(this.lineWidth)}"${this.dash.length ? ` stroke-dasharray="${this.dash.map(tenth)}"` : ''}`); }
  /** @param {any} way @param {string} look */
  add(way, look) { if (way || this.way) this.out += `<path d="${way ? way.source : this.way}" ${look}${this.common()}/>`; }
  common() {
    const [scale, x, y] = this.at;
    return `${this.globalAlpha < 1 ? ` opacity="${this.globalAlpha}"` : ''} transform="matrix(${scale} 0 0 ${scale} ${x} ${y})"`;
  }
  /** @param {number} x @param {number} y @param {number} w @param {number} h */
  fillRect(x, y, w, h) {
    this.beginPath();
    this.rect(x, y, w, h);
    this.fill();
  }
  strokeText() {}
  /** @param {string} text @param {number} x @param {number} y @param {number} [width] */
  fillText(text, x, y, width) {
    const anchor = { center: 'middle', right: 'end' }[this.textAlign];
    const own = width && min(width, this.measureText(text).width);
    this.out += `<text x="${tenth(x)}" y="${tenth(y)}" style="font:${this.font.replace(/"/g, "'")};white-space:pre" fill="${this.fillStyle}"${anchor ? ` text-anchor="${anchor}"` : ''}`
 + `${own && text.length > 1 ? ` textLength="${tenth(own)}" lengthAdjust="spacingAndGlyphs"` : ''}${this.common()}>${escaped(text)}</text>`;
  }
  /** @param {string} text */
  measureText(text) {
    const own = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    own.font = this.font;
    return own.measureText(text);
  }
}

/** @param {number} value */
const tenth = value => round(value * 10) / 10;
/** @param {string} text */
const escaped = text => text.replace(/[&<>]/g, one => `&#${one.charCodeAt(0)};`);
const headWords = () => [data.title, [view.focus ? `around ${view.focus.id}` : view.level, $('summary').textContent, $('rest').textContent].filter(Boolean).join(' · ')];

// Paints the view below its head.
/** @param {any} sheet @param {number} scale */
function paintWithHead(sheet, scale) {
  paintOn(sheet, { x: eye.x, y: eye.y + HeadHeight, scale: eye.scale, width: eye.width, height: eye.height + HeadHeight }, () => paintView(scale));
  sheet.setTransform(scale, 0, 0, scale, 0, 0);
  sheet.globalAlpha = 1;
  sheet.fillStyle = colors.page;
  sheet.fillRect(0, 0, eye.width, HeadHeight);
  headWords().forEach((words, at) => {
    sheet.font = `${at ? '11px' : 'bold 18px'} ${Font}`;
    sheet.fillStyle = at ? colors.note : colors.kinds[0].text;
    sheet.fillText(shown(words), 12, at ? 38 : 21);
  });
}

function viewAsSVG() {
  const sheet = new SVGPen();
  paintWithHead(sheet, 1);
  const [w, h] = [tenth(eye.width), tenth(eye.height + HeadHeight)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><title>${escaped(shown(headWords().join(' · ')))}</title>${sheet.out}</svg>`;
}

/** @param {number} scale */
function viewAsCanvas(scale) {
  const picture = make('canvas', { width: round(eye.width * scale), height: round((eye.height + HeadHeight) * scale) });
  paintWithHead(picture.getContext('2d', { alpha: false }), scale);
  return picture;
}

const Copies = {
  svg: () => navigator.clipboard.writeText(viewAsSVG()),
  png: () => navigator.clipboard.write([new ClipboardItem({ 'image/png': new Promise(done => viewAsCanvas(2).toBlob(done)) })]),
  link: () => {
    rest();
    return navigator.clipboard.writeText(location.href);
  },
};

function listenToCopies() {
  for (const [name, act] of Object.entries(Copies)) {
    on($(`copy-${name}`), 'click', () => act().then(() => say('Copied'), () => say('The browser forbids copying')));
  }
}
