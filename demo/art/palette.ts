/** Ink and lamplight: the colours of the product, and the tones each category makes of its hue. */
export const INK = '#0E1028';
export const INK_900 = '#15183A';
export const LAMP = '#FFC53D';
export const LAMP_DEEP = '#F5AF19';
/** The lamp's light where it is almost spent: warmer, so that it never turns green on blue. */
export const EMBER = '#F0803C';
export const CREAM = '#FFF0CC';
export const PAPER = '#FAFAF7';
/** Paper as a lamp shows it, for the articles' grounds. */
export const WARM_PAPER = '#F8F1E1';

export type Hue = 'basics' | 'web' | 'mobile' | 'data' | 'security' | 'devops';

export interface Tone {
  /** The hue itself. */
  hue: string;
  /** The darkest ground of a cover. */
  ground: string;
  /** Shadowed sides, base, lit sides and the palest tint of an object. */
  shade: string;
  base: string;
  bright: string;
  pale: string;
}

function channels(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** `amount` 0 gives `a`, 1 gives `b`. */
export function mix(a: string, b: string, amount: number): string {
  const t = Math.min(1, Math.max(0, amount));
  const from = channels(a);
  const to = channels(b);
  const parts = from.map((value, i) => Math.round(value + ((to[i] ?? 0) - value) * t));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const HUES: Record<Hue, { hue: string; ground: string; base?: string }> = {
  basics: { hue: '#F5AF19', ground: '#2A1B22', base: '#D98E2B' },
  web: { hue: '#4C5FD5', ground: '#151A4A', base: '#5E71E6' },
  mobile: { hue: '#E4685D', ground: '#381731' },
  data: { hue: '#1E9E8F', ground: '#0B2C3B' },
  security: { hue: '#8C4A9E', ground: '#2A1547', base: '#9C58B0' },
  devops: { hue: '#3A93C4', ground: '#0E2748' },
};

export function toneOf(name: Hue): Tone {
  const { hue, ground, base = hue } = HUES[name];
  return {
    hue,
    ground,
    shade: mix(base, ground, 0.58),
    base: mix(base, ground, 0.06),
    bright: mix(base, CREAM, 0.34),
    pale: mix(base, CREAM, 0.76),
  };
}
