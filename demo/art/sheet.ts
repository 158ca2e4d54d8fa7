/** A picture being drawn: its size, tones, light and gradient definitions. */
import { distance, type Point } from './geometry.ts';
import type { Tone } from './palette.ts';
import { type Random, randomFrom } from './random.ts';
import { el, g, num } from './svg.ts';

type Stop = readonly [offset: number, color: string, opacity?: number];

export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly tone: Tone;
  readonly rand: Random;
  /** Where the lamp hangs. */
  readonly lamp: Point;
  /** From the hero towards the lamp, a unit vector. */
  readonly light: Point;
  #defs = new Map<string, string>();

  constructor(o: {
    seed: string;
    width: number;
    height: number;
    tone: Tone;
    lamp: Point;
    hero: Point;
  }) {
    this.width = o.width;
    this.height = o.height;
    this.tone = o.tone;
    this.rand = randomFrom(o.seed);
    this.lamp = o.lamp;
    const away = distance(o.lamp, o.hero) || 1;
    this.light = [(o.lamp[0] - o.hero[0]) / away, (o.lamp[1] - o.hero[1]) / away];
  }

  /** Adds a definition unless it exists. @returns the reference to it */
  #keep(make: (id: string) => string): string {
    const key = make('?');
    let id = this.#defs.get(key);
    if (!id) {
      id = `d${this.#defs.size}`;
      this.#defs.set(key, id);
    }
    return `url(#${id})`;
  }

  linear(from: Point, to: Point, stops: readonly Stop[]): string {
    const space = {
      gradientUnits: 'userSpaceOnUse',
      x1: from[0],
      y1: from[1],
      x2: to[0],
      y2: to[1],
    };
    return this.#keep((id) => el('linearGradient', { id, ...space }, ...stops.map(stop)));
  }

  radial(center: Point, r: number, stops: readonly Stop[]): string {
    const space = { gradientUnits: 'userSpaceOnUse', cx: center[0], cy: center[1], r };
    return this.#keep((id) => el('radialGradient', { id, ...space }, ...stops.map(stop)));
  }

  blur(deviation: number): string {
    const region = { x: '-60%', y: '-60%', width: '220%', height: '220%' };
    return this.#keep((id) =>
      el('filter', { id, ...region }, el('feGaussianBlur', { stdDeviation: deviation })),
    );
  }

  clip(shape: string, ...children: string[]): string {
    const ref = this.#keep((id) => el('clipPath', { id }, el('path', { d: shape })));
    return g({ 'clip-path': ref }, ...children);
  }

  mask(mask: string, ...children: string[]): string {
    const all = { maskUnits: 'userSpaceOnUse', x: -2000, y: -2000, width: 6000, height: 6000 };
    return g({ mask: this.#keep((id) => el('mask', { id, ...all }, mask)) }, ...children);
  }

  finish(...body: string[]): string {
    const defs = [...this.#defs].map(([text, id]) => text.replace('id="?"', `id="${id}"`)).join('');
    const size = `width="${num(this.width)}" height="${num(this.height)}"`;
    const view = `viewBox="0 0 ${num(this.width)} ${num(this.height)}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${view}><defs>${defs}</defs>${body.join('')}</svg>`;
  }
}

function stop([offset, color, opacity = 1]: Stop): string {
  return el('stop', { offset, 'stop-color': color, 'stop-opacity': opacity });
}
