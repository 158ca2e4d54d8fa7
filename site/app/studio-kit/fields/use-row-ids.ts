import { useState } from 'react';

/**
 * Ids for the rows of a list whose items have none, so that a row keeps its focus and place while the list changes.
 * Each change of the list passes the ids that go with it; where the list changed elsewhere, the ids follow its length.
 */
export function useRowIds(length: number) {
  const [{ ids, next }, setState] = useState({ ids: [] as number[], next: 1 });
  const missing = Math.max(0, length - ids.length);
  const shown =
    missing > 0
      ? [...ids, ...Array.from({ length: missing }, (_, index) => next + index)]
      : ids.slice(0, length);
  const firstFree = next + missing;
  return {
    ids: shown,
    /** Replaces the ids, with as many new ones as `added` asks for at an index. */
    change(stored: readonly number[], added?: { at: number; count: number }) {
      const { at = 0, count = 0 } = added ?? {};
      const fresh = Array.from({ length: count }, (_, index) => firstFree + index);
      setState({
        ids: [...stored.slice(0, at), ...fresh, ...stored.slice(at)],
        next: firstFree + count,
      });
    },
  };
}
