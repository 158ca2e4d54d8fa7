import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { studioKey } from '../queries.ts';

/** An answer with a page of rows under one name: `{ courses: { data, meta } }`. */
type ListAnswer = Record<string, { data: Row[] }>;
interface Row {
  id: number;
  kind?: string | null;
}

/**
 * Changes rows of a list where they stand: a list that is fetched again would have them elsewhere, because it begins with what
 * was changed last. Everything else in the studio is fetched again, and the list when it is opened next.
 */
export function changeRows(
  client: QueryClient,
  list: QueryKey,
  change: (row: Row) => object | null,
): void {
  const changed = (row: Row) => {
    const values = change(row);
    return values ? { ...row, ...values } : row;
  };
  void client.cancelQueries({ queryKey: list, exact: true });
  client.setQueryData<ListAnswer>(list, (answer) => {
    if (!answer) return answer;
    const pages = Object.entries(answer).map(([name, page]) => [
      name,
      { ...page, data: page.data.map(changed) },
    ]);
    return Object.fromEntries(pages) as ListAnswer;
  });
  const own = hashKey(list);
  const isOther = ({ queryHash }: { queryHash: string }) => queryHash !== own;
  void client.invalidateQueries({ queryKey: studioKey, predicate: isOther });
  void client.invalidateQueries({ queryKey: list, exact: true, refetchType: 'none' });
}
