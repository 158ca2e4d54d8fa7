import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replace(
  /\/\*.*?\*\//gs,
  '',
);

/** The colours that a rule sets, e.g. { surface: '#fafaf7' }; later rules of a name add to it. */
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

const paper = ['surface', 'raised', 'sunken'];
const avatars = [1, 2, 3, 4, 5, 6].map((number) => `avatar-${number}`);

/** Text on its grounds: at least 4.5. */
const texts: [text: string, grounds: string[]][] = [
  ['text', [...paper, 'danger-soft', 'success-soft', 'warning-soft', 'info-soft', 'link-soft']],
  ['text-soft', paper],
  ['text-faint', paper],
  ['accent-text', [...paper, 'accent-soft']],
  ['on-accent', ['accent', 'accent-strong']],
  ['link', [...paper, 'link-soft']],
  ['link-strong', [...paper, 'link-soft']],
  ['danger', [...paper, 'danger-soft']],
  ['on-danger', ['danger-fill', 'danger-fill-strong']],
  ['success', [...paper, 'success-soft']],
  ['warning', [...paper, 'warning-soft']],
  ['info', [...paper, 'info-soft']],
  ['on-ink', ['ink', 'ink-raised']],
  ['on-ink-soft', ['ink', 'ink-raised']],
  ['on-avatar', avatars],
];

/** What must be discerned and is not text (borders of controls, marks, the focus): at least 3. */
const marks: [mark: string, grounds: string[]][] = [
  ['line-strong', paper],
  ['focus', paper],
  ['lamp-flame', ['lamp-body', 'ink', 'ink-raised']],
  ['text-soft', paper],
  ['danger-fill', paper],
];

function pairsOf(list: [string, string[]][]): [string, string][] {
  return list.flatMap(([front, grounds]) =>
    grounds.map((ground): [string, string] => [front, ground]),
  );
}

describe.each(Object.entries(themes))('in the %s theme', (_name, colours) => {
  function ratio(front: string, ground: string): number {
    const [one, other] = [colours[front], colours[ground]];
    if (!one || !other) throw new Error(`tokens.css does not define ${one ? ground : front}`);
    return contrast(one, other);
  }

  it.each(pairsOf(texts))('%s is read on %s', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairsOf(marks))('%s is discerned on %s', (mark, ground) => {
    expect(ratio(mark, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('both themes define the same roles', () => {
  expect(Object.keys(themes.dark).sort()).toEqual(Object.keys(themes.light).sort());
});

it('every role is offered as a utility, and no component needs a colour of its own', () => {
  const offered = [...css.matchAll(/--color-[\w-]+:\s*var\(--([\w-]+)\)/g)].map(([, role]) => role);
  expect(offered).toEqual(expect.arrayContaining(Object.keys(themes.light)));
});

it('contrast is counted as WCAG counts it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
