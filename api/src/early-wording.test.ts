import { expect, test, vi } from 'vitest';

const { early } = vi.hoisted(() => ({ early: [] as string[] }));

vi.mock('@nibras/contract/text/wording.ts', async (original) => {
  const actual = await original<typeof import('@nibras/contract/text/wording.ts')>();
  const record = (text: string) => early.push(`${text} ${new Error(text).stack?.split('\n')[3]}`);
  return {
    ...actual,
    wording(texts: TemplateStringsArray, ...values: unknown[]) {
      record(texts.join('…'));
      return actual.wording(texts, ...values);
    },
    worded(text: string) {
      record(text);
      return actual.worded(text);
    },
  };
});

// A text that is made once would not follow the provider's nouns. The lint sees the plain cases, and this the others: a
// getter that is read too early, or a function that is called.
test('no text of the interface is worded while the modules of the server load', async () => {
  await import('./features.ts');
  await import('./app.ts');
  expect(early).toEqual([]);
});
