import type { ImportColumn } from '@nibras/contract/people/imports/studio/shapes.ts';
import { localStore } from '#platform/browser/storage.ts';
import { columnKinds } from './import-texts.ts';

const key = 'import-columns';
/** Kinds of lists that are remembered, the latest first. */
const kept = 20;

type Remembered = [headings: string, columns: ImportColumn[]];

const isColumn = (value: unknown): value is ImportColumn =>
  columnKinds.some((column) => column === value);

function readAll(store: typeof localStore): Remembered[] {
  try {
    const stored: unknown = JSON.parse(store.getItem(key) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter(
      (one): one is Remembered =>
        Array.isArray(one) &&
        typeof one[0] === 'string' &&
        Array.isArray(one[1]) &&
        one[1].every(isColumn),
    );
  } catch {
    return [];
  }
}

const nameOf = (headings: readonly string[]) => JSON.stringify(headings);

/** What a person chose in this browser for a list with these headings; null for nothing. */
export function rememberedColumns(
  headings: readonly string[] | null,
  store = localStore,
): ImportColumn[] | null {
  if (!headings) return null;
  return readAll(store).find(([name]) => name === nameOf(headings))?.[1] ?? null;
}

/** Keeps what was chosen for the next list with the same headings. One without headings tells nothing of the next. */
export function rememberColumns(
  headings: readonly string[] | null,
  columns: readonly ImportColumn[],
  store = localStore,
): void {
  if (!headings) return;
  const others = readAll(store).filter(([name]) => name !== nameOf(headings));
  store.setItem(key, JSON.stringify([[nameOf(headings), columns], ...others].slice(0, kept)));
}
