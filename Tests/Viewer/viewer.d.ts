// What `tsc` can't know of the viewer's page. It is here and not in comments of the scripts, because their bytes are shipped.

interface Document {
  getElementById(id: 'map'): HTMLCanvasElement;
}

// `$` finds fields, buttons and others by any id.
interface HTMLElement {
  value: any;
  disabled: boolean;
}

// Only HTML is ever looked for with `querySelector` and `children`.
interface Element {
  focus(options?: FocusOptions): void;
}

// All browsers since 2023; not in the library of this TypeScript.
interface CanvasRenderingContext2D {
  roundRect(x: number, y: number, width: number, height: number, radii?: number | number[]): void;
}

interface Array<T> {
  findLastIndex(matches: (value: T, index: number, array: T[]) => unknown): number;
}

// MARK: What the scripts share

interface Area { x: number; y: number; w: number; h: number }
interface Seen { x: number; y: number; right: number; bottom: number }
/** A colour by day and by night. */
type Ink = [string, string];
interface Place { file: string; line: number; column: number }

/** What can be looked at: a place, a name, a family, a block or a lane. */
interface Thing {
  id: string;
  link?: any;
  label?: any;
  title?: any;
  isFamily?: boolean;
  isName?: boolean;
  isBlock?: boolean;
  isLane?: boolean;
  isOutside?: boolean;
  [more: string]: any;
}
interface Box extends Thing {
  children: Box[]; shows: Presentation[]; pushes: Push[]; pushedBy: Push[]; moves: Move[]; movedBy: Move[]; tags: string[]; labels: Label[]; boxes?: undefined;
}
interface Move { from: any; to: any; kind: string; on?: number }
interface Push { from: any; to: any; kind: string; place: Place; on?: number }
interface Label { role: number; sign: number; x: number; bottom: number; text: string; room: number }

interface Look { fill?: Ink; stroke?: Ink; width: number; dash: number[]; radius: number }
interface FontLook { size: number; ink: Ink; css: string }
interface Shape extends Area { look?: any; font?: any; path?: string; text?: any; owners?: any }
interface Placed extends Area { thing: Thing }
interface Way { points: number[]; left: number; top: number; right: number; bottom: number }
interface PictureLine extends Way { presents: boolean; count: number; from: Thing[]; to: Thing; words?: string }
interface Picture { items: Shape[]; things: Placed[]; lines: PictureLine[]; rects: Map<Thing, Placed>; bounds: Area; lit?: any }
interface SharedRows { looks: Look[]; fonts: FontLook[] }
type ItemRow = [number, ...(number | string)[]];
interface PictureRow { items: ItemRow[]; things: [number, string, number, number, number, number][]; lines: any[]; sets: [string, ...string[]][]; size: [number, number] }

interface Presentation { from: Box; family: Thing | null; familyID: string; style: string; presenters: { controller: Box; reason: string }[]; [more: string]: any }
/** Someone who presents or pushes something, in one way. */
interface Link { from: Thing; to: Thing; kind: string; words: string; style: string; set: number; on: string }
/** Where lines begin or end, below the top of its card. */
interface Stop { link: Link; y: number }
interface Row { y: number; thing: Thing; card: Card; exits: Map<string, Stop>; notes: string[]; depth: number; h: number }
interface Card { thing: Thing; rows: Map<string, Row>; ways: Map<string, Stop>; x: number; y: number; h: number; at: number }
type Column = Map<string, Card>;
interface Wire { link: Link; row: Row; exit: Stop; target: Stop | Row; card: Card | null }
interface Lane { x: number; y: number; wires: Wire[]; far: number; lane: number }
/** The rows of a way, its steps, and the configurations that have it. */
interface Walk { legs: [any, string, any][]; hops: number; on: number }
interface Step { box: Box; isPassed: boolean; words: string; from: Step | null; hops: number }

interface Family extends Thing { boxes: Box[]; windows: any[]; labels: Label[] }
/** What ViewerData writes: rows of numbers and texts. */
interface PageData {
  dots: [number, number][];
  title: string; level: string; link: string | null; size: [number, number]; files: string[]; classes: string[]; roles: string[]; screens: string[];
  outside: string[]; names?: string[]; nameOf: number[]; laneOf?: number[]; laneOfFamily: number[]; pictures?: any; difference?: any;
  windows: any[][]; families: any[][]; boxes: any[][]; labels: any[][]; lines: any[][]; presentations: any[][]; references: any[][];
  pushes: any[][]; diagnostics: any[][]; moves?: any[][]; any?: any[][]; configurations?: string[]; on?: number[][]; beyond?: string; lanes?: any[][]; blocks?: any[][]; callbacks: string[]; facts: any[][]; scenarios: any[][];
}
interface Route {
  link: string; focus: number; level: string; at: string; path: string; only: string; hide: string; before: string; scenario: string; step: number;
}
interface View {
  selected: any; hover: any; lit: any; focus: any; focusKey: string | null; scene: any; level: string; picture: Picture | null; back: any;
  at: string; opening: string; before: string; isBefore: boolean; line: any; path: Step[] | null; walks: Walk[];
}
/** A map that is only asked for what it has. */
interface Always<K, V> extends Map<K, V> { get(key: K): V }
