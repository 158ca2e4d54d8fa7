import { site as limits } from '../limits.ts';
import { contrast, luminance } from './contrast.ts';

/** The colours of a theme that follow the accent, under the names of the site's tokens. */
const roles = [
  'accent',
  'accent-strong',
  'accent-edge',
  'accent-soft',
  'accent-text',
  'on-accent',
  'lamp-flame',
] as const;
export type AccentTheme = Record<(typeof roles)[number], string> & { focus?: string };

/** What an accent colour becomes in both themes. */
export interface AccentColours {
  light: AccentTheme;
  dark: AccentTheme;
}

const white = '#ffffff';
const black = '#000000';
/** The backgrounds of `site/app/ui/tokens.css` on which the accent stands. */
const ink = '#15183a';
const pages = {
  light: ['#fafaf7', '#ffffff', '#f1f0ea'],
  dark: ['#0e1028', '#171a3b', '#090b1e', ink, '#1e2250'],
};
const lampGrounds = { light: ['#1e2250', ink], dark: ['#3d47b5', ink, '#1e2250'] };

/** A pale colour would leave a button without a shape on the page. */
const shapeContrast = 1.3;

/** Parses `#RGB` or `#RRGGBB`, with or without the sign and in either case; null for anything else. */
export function parseAccent(text: string): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (!digits) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];

/** A colour with a share (0 to 1) of another one. */
function mix(hex: string, other: string, share: number): string {
  const [one, two] = [channels(hex), channels(other)];
  const mixed = one.map((value, at) => Math.round(value * (1 - share) + (two[at] ?? 0) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour itself, or the nearest towards `target` that satisfies the condition. */
function towards(hex: string, target: string, fits: (colour: string) => boolean): string {
  for (let share = 0; share < 1; share += 0.02) {
    const colour = mix(hex, target, share);
    if (fits(colour)) return colour;
  }
  return target;
}

const standsOut = (colour: string, backgrounds: readonly string[], least: number) =>
  backgrounds.every((background) => contrast(colour, background) >= least);

/** What can be written on a colour, or null where neither dark nor white letters can be read. */
const lettersOn = (colour: string): string | null =>
  [ink, white].find((letters) => contrast(letters, colour) >= limits.textContrast) ?? null;

function lightTheme(chosen: string): AccentTheme {
  const shaped = towards(chosen, black, (one) => standsOut(one, pages.light, shapeContrast));
  // A middle tone on which neither dark nor white letters can be read becomes darker or lighter, whichever is nearer.
  const accent = lettersOn(shaped)
    ? shaped
    : towards(shaped, luminance(shaped) > 0.19 ? white : black, (one) => lettersOn(one) !== null);
  const letters = lettersOn(accent) ?? ink;
  const strong = [0.1, 0.06, 0.03]
    .map((share) => mix(accent, black, share))
    .find((one) => contrast(one, letters) >= limits.textContrast);
  const soft = mix(white, accent, 0.14);
  return {
    accent,
    'accent-strong': strong ?? accent,
    'accent-edge': mix(accent, black, 0.25),
    'accent-soft': soft,
    'accent-text': towards(accent, black, (one) =>
      standsOut(one, [...pages.light, soft], limits.textContrast),
    ),
    'on-accent': letters,
    'lamp-flame': towards(chosen, white, (one) =>
      standsOut(one, lampGrounds.light, limits.edgeContrast),
    ),
  };
}

function darkTheme(chosen: string): AccentTheme {
  const accent = towards(chosen, white, (one) => standsOut(one, pages.dark, limits.textContrast));
  const soft =
    [0.14, 0.1, 0.06]
      .map((share) => mix(pages.dark[0] ?? ink, accent, share))
      .find((one) => contrast(one, accent) >= limits.textContrast) ?? ink;
  return {
    accent,
    'accent-strong': mix(accent, white, 0.22),
    'accent-edge': mix(accent, black, 0.22),
    'accent-soft': soft,
    'accent-text': accent,
    'on-accent': ink,
    'lamp-flame': towards(accent, white, (one) =>
      standsOut(one, lampGrounds.dark, limits.edgeContrast),
    ),
    focus: accent,
  };
}

/**
 * The colours of both themes for an accent, adapted where letters or marks could not be seen otherwise (WCAG 2.2).
 * @param chosen `#rrggbb`
 */
export const accentColours = (chosen: string): AccentColours => ({
  light: lightTheme(chosen),
  dark: darkTheme(chosen),
});

const declarations = (theme: AccentTheme) =>
  Object.entries(theme)
    .map(([role, colour]) => `--${role}:${colour}`)
    .join(';');

/** The style sheet that replaces the site's own accent. Its selectors outweigh those of the tokens, wherever it stands. */
export function accentStyles(chosen: string): string {
  const { light, dark } = accentColours(chosen);
  return `:root:root,.light.light{${declarations(light)}}.dark.dark{${declarations(dark)}}`;
}
