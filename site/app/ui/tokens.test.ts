import { readFileSync } from 'node:fs';
import { contrast } from '@nibras/contract/site/contrast.ts';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replace(
  /\/\*.*?\*\//gs,
  '',
);

/** The colours that a rule sets, e.g. { surface: '#fafaf7' }; later rules with the same selector add to it. */
function coloursOf(selector: RegExp): Record<string, string> {
  const rules = [...css.matchAll(/^([^@\s{}][^{}]*)\{([^{}]*)\}/gm)];
  const bodies = rules.filter(([, name]) => selector.test((name ?? '').trim()));
  const pairs = bodies.flatMap(([, , body]) => [
    ...(body ?? '').matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/gi),
  ]);
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value]));
}

const shared = coloursOf(/^:root$/);
const themes = {
  light: { ...shared, ...coloursOf(/\.light$/) },
  dark: { ...shared, ...coloursOf(/^\.dark$/) },
};

const pageBackgrounds = ['surface', 'raised', 'sunken'];
const avatars = [1, 2, 3, 4, 5, 6].map((number) => `avatar-${number}`);

/** Text and its backgrounds: contrast of at least 4.5. */
const texts: [text: string, backgrounds: string[]][] = [
  [
    'text',
    [...pageBackgrounds, 'danger-soft', 'success-soft', 'warning-soft', 'info-soft', 'link-soft'],
  ],
  ['text-soft', pageBackgrounds],
  ['text-faint', pageBackgrounds],
  ['accent-text', [...pageBackgrounds, 'accent-soft']],
  ['on-accent', ['accent', 'accent-strong']],
  ['link', [...pageBackgrounds, 'link-soft']],
  ['link-strong', [...pageBackgrounds, 'link-soft']],
  ['danger', [...pageBackgrounds, 'danger-soft']],
  ['on-danger', ['danger-fill', 'danger-fill-strong']],
  ['success', [...pageBackgrounds, 'success-soft']],
  ['warning', [...pageBackgrounds, 'warning-soft']],
  ['info', [...pageBackgrounds, 'info-soft']],
  ['on-ink', ['ink', 'ink-raised']],
  ['on-ink-soft', ['ink', 'ink-raised']],
  ['on-avatar', avatars],
];

/** Non-text elements (borders of controls, marks, the focus) and their backgrounds: contrast of at least 3. */
const marks: [mark: string, backgrounds: string[]][] = [
  ['line-strong', pageBackgrounds],
  ['focus', pageBackgrounds],
  ['lamp-flame', ['lamp-body', 'ink', 'ink-raised']],
  ['text-soft', pageBackgrounds],
  ['danger-fill', pageBackgrounds],
];

function pairsOf(list: [string, string[]][]): [string, string][] {
  return list.flatMap(([front, backgrounds]) =>
    backgrounds.map((background): [string, string] => [front, background]),
  );
}

describe.each(Object.entries(themes))('in the %s theme', (_name, colours) => {
  function ratio(front: string, background: string): number {
    const [one, other] = [colours[front], colours[background]];
    if (!one || !other) throw new Error(`tokens.css does not define ${one ? background : front}`);
    return contrast(one, other);
  }

  it.each(pairsOf(texts))('%s has a contrast of 4.5 on %s', (text, background) => {
    expect(ratio(text, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairsOf(marks))('%s has a contrast of 3 on %s', (mark, background) => {
    expect(ratio(mark, background)).toBeGreaterThanOrEqual(3);
  });
});

it('both themes define the same roles', () => {
  expect(Object.keys(themes.dark).sort()).toEqual(Object.keys(themes.light).sort());
});

it('every role has a utility class', () => {
  const utilities = [...css.matchAll(/--color-[\w-]+:\s*var\(--([\w-]+)\)/g)].map(
    ([, role]) => role,
  );
  expect(utilities).toEqual(expect.arrayContaining(Object.keys(themes.light)));
});

it('contrast follows the formula of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
