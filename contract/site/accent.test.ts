import { expect, test } from 'vitest';
import { accentColours, accentStyles, parseAccent } from './accent.ts';
import { contrast } from './contrast.ts';

const channel = [0, 51, 102, 153, 204, 255].map((value) => value.toString(16).padStart(2, '0'));
const all = channel.flatMap((red) =>
  channel.flatMap((green) => channel.map((blue) => `#${red}${green}${blue}`)),
);

/** Text and its backgrounds (4.5), and marks and theirs (3), as in `site/app/ui/tokens.test.ts`. */
const pairs = {
  light: [
    ['on-accent', 'accent', 4.5],
    ['on-accent', 'accent-strong', 4.5],
    ['accent-text', 'accent-soft', 4.5],
    ['accent-text', '#fafaf7', 4.5],
    ['accent-text', '#ffffff', 4.5],
    ['accent-text', '#f1f0ea', 4.5],
    ['lamp-flame', '#1e2250', 3],
    ['lamp-flame', '#15183a', 3],
  ],
  dark: [
    ['on-accent', 'accent', 4.5],
    ['on-accent', 'accent-strong', 4.5],
    ['accent-text', 'accent-soft', 4.5],
    ['accent-text', '#0e1028', 4.5],
    ['accent-text', '#171a3b', 4.5],
    ['accent', '#15183a', 4.5],
    ['accent', '#1e2250', 4.5],
    ['focus', '#171a3b', 3],
    ['lamp-flame', '#3d47b5', 3],
  ],
} as const;

test.each(['light', 'dark'] as const)('every accent can be read in the %s theme', (theme) => {
  for (const chosen of all) {
    const colours: Record<string, string> = { ...accentColours(chosen)[theme] };
    for (const [front, back, least] of pairs[theme]) {
      const ratio = contrast(colours[front] ?? front, colours[back] ?? back);
      expect(ratio, `${chosen}: ${front} on ${back}`).toBeGreaterThanOrEqual(least);
    }
  }
});

test('a colour that can be read is taken as it is', () => {
  expect(accentColours('#0d7a5f').light.accent).toBe('#0d7a5f');
  expect(accentColours('#7fd8ff').dark.accent).toBe('#7fd8ff');
});

test.each([
  ['#0D7A5F', '#0d7a5f'],
  [' 0d7a5f ', '#0d7a5f'],
  ['#abc', '#aabbcc'],
  ['red', null],
  ['#12345', null],
  ['#0d7a5f;}body{display:none', null],
])('%j is the colour %s', (typed, colour) => {
  expect(parseAccent(typed)).toBe(colour);
});

test('the style sheet contains nothing but colours', () => {
  expect(accentStyles('#0d7a5f')).toMatch(
    /^[:.a-z,{}-]+(?:--[a-z-]+:#[0-9a-f]{6};?|[}{.:a-z,-])+$/,
  );
});
