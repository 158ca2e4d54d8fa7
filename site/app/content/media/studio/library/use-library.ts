import type { MediaKind, MediaList } from '@nibras/contract/content/media/studio/shapes.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mediaListQuery } from '../calls.ts';

export interface Library {
  list: UseQueryResult<MediaList>;
  search: string;
  kind: MediaKind | null;
  setSearch(search: string): void;
  setPage(page: number): void;
}

/** A page of the library in a dialog, with its search. @param only restricts it to a kind */
export function useLibrary(only: MediaKind | null): Library {
  const [ask, setAsk] = useState({ search: '', kind: only, page: 1 });
  return {
    list: useQuery(mediaListQuery(ask)),
    search: ask.search,
    kind: ask.kind,
    setSearch: (search) => setAsk({ ...ask, search, page: 1 }),
    setPage: (page) => setAsk({ ...ask, page }),
  };
}
