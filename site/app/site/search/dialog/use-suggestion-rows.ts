import type { FoundKind, OwnKind } from '@nibras/contract/site/search/search-kinds.ts';
import type { FoundItem } from '@nibras/contract/site/search/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#platform/session/session-store.ts';
import { HelpIcon, SearchIcon } from '#ui/ornament/icons.ts';
import type { PaletteGroup, PaletteRow } from '#ui/palette/palette.tsx';
import { kinds, momentLabel } from '../kinds.ts';
import { ownQuery, suggestionsQuery } from '../queries.ts';
import { searchHref } from '../search-address.ts';

export interface SuggestionRow extends PaletteRow {
  path: string;
  /** Is searched in place of what was typed. */
  search?: string;
  /** What is found. */
  item?: { kind: FoundKind | OwnKind; id: number };
}

/** Of each kind that is the user's own. */
const ownShown = 2;

const rowOf = (kind: FoundKind | OwnKind, item: FoundItem): SuggestionRow => ({
  key: `${kind} ${item.id} ${item.second ?? ''}`,
  name: kind === 'my-messages' || kind === 'my-questions' ? item.excerpt : item.title,
  detail: [
    item.second === undefined ? '' : momentLabel(item.second),
    kind === 'my-messages' || kind === 'my-questions' ? item.title : item.detail,
  ]
    .filter(Boolean)
    .join(' · '),
  icon: kinds[kind].icon,
  path: item.path,
  item: { kind, id: item.id },
});

/** What the dialog offers for a search: suggestions, what is the user's own, a nearer word, and the search itself. */
export function useSuggestionRows(search: string) {
  const signedIn = useSession((state) => state.isAuthenticated);
  const found = useQuery(suggestionsQuery(search));
  const own = useQuery(ownQuery(search, signedIn));
  const groups: PaletteGroup<SuggestionRow>[] = [];
  if (search === '') return { groups, marks: [], count: 0, isFetching: false, error: null };

  for (const { kind, items, nearest } of found.data?.groups ?? []) {
    const label = nearest ? `الأقرب من ${kinds[kind].label}` : kinds[kind].label;
    groups.push({ label, rows: items.map((item) => rowOf(kind, item)) });
  }
  for (const { kind, items } of own.data?.groups ?? []) {
    const rows = items.slice(0, ownShown).map((item) => rowOf(kind, item));
    groups.push({ label: kinds[kind].label, rows });
  }
  const count = groups.flatMap(({ rows }) => rows).length;
  const near = found.data?.did_you_mean;
  if (near && count === 0) {
    groups.push({
      label: 'هل تقصد؟',
      rows: [
        { key: 'near', name: near, icon: HelpIcon, path: searchHref({ q: near }), search: near },
      ],
    });
  }
  groups.push({
    label: count > 0 ? 'كل النتائج' : found.data && !near ? 'لا اقتراحات' : 'البحث',
    rows: [
      {
        key: 'everything',
        name: `ابحث عن «${search}» في كل شيء`,
        plain: true,
        icon: SearchIcon,
        path: searchHref({ q: search }),
      },
    ],
  });
  return {
    groups,
    marks: found.data?.marks ?? [],
    count,
    isFetching: found.isFetching,
    error: found.error,
  };
}
