import { expect, test } from 'vitest';
import type { StoredWork } from './stored-work.ts';
import { uniteWork } from './unite-work.ts';

const file = (code: string) => [{ name: 'main.py', code }];
const start = file('start');
const stored = (overrides: Partial<StoredWork>): StoredWork => ({
  files: file('mine'),
  base: 1,
  isUnsent: true,
  at: 2_000,
  former: [],
  ...overrides,
});
const saved = (save: number, code: string, at: number) => ({
  files: file(code),
  save,
  saved_at: new Date(at).toISOString(),
});

test('the first time the start files stand there, and afterwards what the server has', () => {
  expect(uniteWork({ files: start, work: null }, null).work.files).toEqual(start);
  const { work } = uniteWork({ files: start, work: saved(3, 'theirs', 5) }, null);
  expect(work).toMatchObject({ files: file('theirs'), base: 3, isUnsent: false });
});

test('what the server lacks wins over what it was based on', () => {
  const united = uniteWork({ files: start, work: saved(1, 'old', 1_000) }, stored({}));
  expect(united).toMatchObject({
    isConflict: false,
    work: { files: file('mine'), isUnsent: true },
  });
});

test('what another device has saved replaces what this one had sent', () => {
  const united = uniteWork(
    { files: start, work: saved(2, 'theirs', 3_000) },
    stored({ isUnsent: false }),
  );
  expect(united).toMatchObject({ isConflict: false, work: { files: file('theirs'), base: 2 } });
});

test.each([
  ['the device', 1_000, 'mine', 'theirs', true],
  ['the server', 3_000, 'theirs', 'mine', false],
] as const)(
  'where both have changed and %s is newer, the other text can be restored',
  (_, savedAt, winner, other, isUnsent) => {
    const united = uniteWork({ files: start, work: saved(4, 'theirs', savedAt) }, stored({}));
    expect(united.isConflict).toBe(true);
    expect(united.work).toMatchObject({ files: file(winner), base: 4, isUnsent });
    expect(united.work.former).toMatchObject([{ files: file(other), why: 'other-device' }]);
  },
);

test('the same text on both sides is no conflict', () => {
  const united = uniteWork({ files: start, work: saved(2, 'mine', 3_000) }, stored({}));
  expect(united).toMatchObject({ isConflict: false, work: { base: 2, isUnsent: false } });
});
