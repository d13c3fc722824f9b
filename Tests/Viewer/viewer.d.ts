// What `tsc` can't know of the viewer's page. It is here and not in comments of the scripts, because their bytes are shipped.

interface Document {
  getElementById(id: 'map'): HTMLCanvasElement;
}

// `byID` finds fields, buttons and others by any id.
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
