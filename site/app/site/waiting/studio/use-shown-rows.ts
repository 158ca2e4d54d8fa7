import type { WaitingAnswer, WaitingRow } from '@nibras/contract/site/waiting/studio/shapes.ts';
import type { InfiniteData } from '@tanstack/react-query';
import { useState } from 'react';
import { keyOf, type ThingKey } from './use-filter.ts';

interface ShownRows {
  rows: WaitingRow[];
  /** The opened thing, if it waits no more. */
  doneKey: string | null;
}

/** The rows of all pages, each once: what is answered meanwhile moves the pages. */
const rowsOf = (data: InfiniteData<WaitingAnswer> | undefined): WaitingRow[] => [
  ...new Map(
    (data?.pages ?? []).flatMap(({ items }) => items).map((row) => [keyOf(row), row]),
  ).values(),
];

/**
 * The rows of the list. The opened one keeps its place after it was answered, until another one is opened, so that
 * nothing moves below the reader.
 */
export function useShownRows(
  data: InfiniteData<WaitingAnswer> | undefined,
  open: ThingKey | null,
): ShownRows {
  const fetched = rowsOf(data);
  const openKey = open && keyOf(open);
  const place = fetched.findIndex((row) => keyOf(row) === openKey);
  const [last, setLast] = useState<{ key: string; row: WaitingRow; place: number } | null>(null);
  const found = fetched[place];
  if (openKey && found && (last?.row !== found || last.place !== place)) {
    setLast({ key: openKey, row: found, place });
  }
  if (place >= 0 || !last || last.key !== openKey) return { rows: fetched, doneKey: null };
  return { rows: fetched.toSpliced(last.place, 0, last.row), doneKey: openKey };
}
