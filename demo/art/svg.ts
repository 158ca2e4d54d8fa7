/** The few SVG elements the pictures are made of, written as text. */
type Attrs = Record<string, string | number | undefined>;

/** Rounds to two places: shorter files, and the same bytes on every machine. */
export function num(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function el(tag: string, attrs: Attrs, ...children: string[]): string {
  let text = `<${tag}`;
  for (const [key, value] of Object.entries(attrs)) {
    if (value !== undefined) text += ` ${key}="${typeof value === 'number' ? num(value) : value}"`;
  }
  return children.length > 0 ? `${text}>${children.join('')}</${tag}>` : `${text}/>`;
}

export function g(attrs: Attrs, ...children: string[]): string {
  return el('g', attrs, children.join(''));
}

export function path(d: string, attrs: Attrs): string {
  return el('path', { d, ...attrs });
}

export function rect(x: number, y: number, w: number, h: number, attrs: Attrs): string {
  return el('rect', { x, y, width: Math.max(w, 0), height: Math.max(h, 0), ...attrs });
}

export function circle(cx: number, cy: number, r: number, attrs: Attrs): string {
  return el('circle', { cx, cy, r, ...attrs });
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, attrs: Attrs): string {
  return el('ellipse', { cx, cy, rx, ry, ...attrs });
}

/** An open stroke with round ends. */
export function stroke(d: string, color: string, width: number, attrs: Attrs = {}): string {
  return path(d, {
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...attrs,
  });
}

export function at(x: number, y: number, scale: number, ...children: string[]): string {
  return g({ transform: `translate(${num(x)} ${num(y)}) scale(${num(scale)})` }, ...children);
}
