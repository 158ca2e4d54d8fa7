import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { studioKey } from '../queries.ts';
import { keepFocusBeside } from './focus-beside.ts';

/** An answer with a page of rows under one name: `{ courses: { data, meta } }`. */
type ListAnswer = Record<string, ListPage>;
interface ListPage {
  data: Row[];
  meta?: { total: number };
}
interface Row {
  id: number;
  kind?: string | null;
}

/** Whether a row belongs to what the list is filtered to. */
export type FitsFilter = (row: object) => boolean;

/** The filter of a list by state; every row fits where it is not filtered. */
export const inState =
  (state: string | undefined): FitsFilter =>
  (row) =>
    state === undefined || (row as { state?: unknown }).state === state;

/** A list in which rows are changed: the key of its query, and its filter. */
export interface ActedList {
  queryKey: QueryKey;
  fits?: FitsFilter | undefined;
}

interface RowChange {
  list: QueryKey;
  /** What has changed of a row; null for nothing. */
  change: (row: Row) => object | null;
  /** A changed row that no longer fits leaves the list; without a filter all stay. */
  fits?: FitsFilter | undefined;
}

const keyOf = ({ id, kind = '' }: Row) => `${kind} ${id}`;

/** Rows in the order in which they stood before; those that were not there come first, as the server has them. */
export function inOrderOf(before: readonly Row[], rows: readonly Row[]): Row[] {
  const places = new Map(before.map((row, place) => [keyOf(row), place]));
  const place = (row: Row) => places.get(keyOf(row)) ?? -1;
  return rows.toSorted((one, other) => place(one) - place(other));
}

const mapPages = (answer: ListAnswer, change: (page: ListPage, name: string) => ListPage) =>
  Object.fromEntries(Object.entries(answer).map(([name, page]) => [name, change(page, name)]));

/**
 * Changes rows of a list where they stand: a list that is fetched again would have them elsewhere, because it begins with what
 * was changed last. Rows that its filter now excludes leave it, and the focus stays beside them. Everything else in the studio
 * is fetched again, and the list when it is opened next.
 * @returns fetches the list after the change was undone, with its rows where they stood before
 */
export function changeRows(client: QueryClient, { list, change, fits }: RowChange): () => void {
  const own = hashKey(list);
  const isOther = ({ queryHash }: { queryHash: string }) => queryHash !== own;
  const fetchOthers = () =>
    void client.invalidateQueries({ queryKey: studioKey, predicate: isOther });
  const before = client.getQueryData<ListAnswer>(list);

  let isEmptied = false;
  const changed = (page: ListPage): ListPage => {
    const rows = page.data.flatMap((row) => {
      const values = change(row);
      const next = values ? { ...row, ...values } : row;
      return values && fits && !fits(next) ? [] : [next];
    });
    const left = page.data.length - rows.length;
    if (left === 0) return { ...page, data: rows };
    keepFocusBeside();
    isEmptied ||= rows.length === 0;
    const meta = page.meta && { meta: { ...page.meta, total: page.meta.total - left } };
    return { ...page, ...meta, data: rows };
  };

  void client.cancelQueries({ queryKey: list, exact: true });
  if (before) client.setQueryData<ListAnswer>(list, mapPages(before, changed));
  fetchOthers();
  // An emptied page is filled by what follows it.
  const refetchType = isEmptied ? 'active' : 'none';
  void client.invalidateQueries({ queryKey: list, exact: true, refetchType });

  return () => {
    fetchOthers();
    void fetchInOrder(client, list, before);
  };
}

async function fetchInOrder(client: QueryClient, list: QueryKey, before: ListAnswer | undefined) {
  const query = client.getQueryCache().find({ queryKey: list, exact: true });
  if (!query?.isActive() || !before) {
    await client.invalidateQueries({ queryKey: list, exact: true });
    return;
  }
  try {
    const answer = (await query.fetch()) as ListAnswer;
    client.setQueryData<ListAnswer>(
      list,
      mapPages(answer, (page, name) => ({
        ...page,
        data: inOrderOf(before[name]?.data ?? [], page.data),
      })),
    );
  } catch {
    // The list itself shows that it could not be fetched.
  }
}
