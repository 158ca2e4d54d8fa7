import { expect, test, vi } from 'vitest';

const { early } = vi.hoisted(() => ({ early: [] as string[] }));

vi.mock('@nibras/contract/text/wording.ts', async (original) => {
  const actual = await original<typeof import('@nibras/contract/text/wording.ts')>();
  return {
    ...actual,
    wording(texts: TemplateStringsArray, ...values: unknown[]) {
      early.push(`${texts.join('…')} ${new Error('early').stack?.split('\n')[2]}`);
      return actual.wording(texts, ...values);
    },
  };
});

// The programs of other languages, which the build describes.
vi.mock('virtual:nibras-sandbox', () => ({ runtimes: {}, helpers: {} }));

const modules = import.meta.glob<unknown>([
  './**/*.{ts,tsx}',
  '!./**/*.test.{ts,tsx}',
  '!./**/studio/**',
  '!./studio-kit/**',
  '!./testing/**',
  '!./dev-ui/**',
  '!./site/dev-ui/**',
  '!./**/entry.client.tsx',
  '!./**/studio.ts',
]);

// The server renders these pages, with texts that follow the provider's nouns at once.
test('no text of a public page is worded while its modules load', async () => {
  const paths = Object.keys(modules);
  expect(paths.length).toBeGreaterThan(500);
  for (const path of paths) await modules[path]?.();
  expect(early).toEqual([]);
});
