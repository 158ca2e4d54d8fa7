import type {
  SearchItem,
  SearchKind,
  StudioSearchAnswer,
} from '@nibras/contract/site/search/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '#platform/session/session-store.ts';
import { PurchasesIcon, SkillsIcon } from '#studio-kit/frame/icons.ts';
import { recentPages } from '#studio-kit/frame/recent-pages.ts';
import type { AtOnce } from '#studio-kit/frame/use-at-once.ts';
import type { Verb } from '#studio-kit/part/studio-part.ts';
import {
  ArticlesIcon,
  CourseIcon,
  DurationIcon,
  EditIcon,
  FileIcon,
  InboxIcon,
  MailIcon,
  PersonIcon,
  PortfolioIcon,
  ServicesIcon,
  VideoLectureIcon,
} from '#ui/ornament/icons.ts';
import type { PaletteGroup, PaletteRow } from '#ui/palette/palette.tsx';
import { leadingEntries, localEntries } from './local-entries.ts';
import { studioSearchQuery } from './search-query.ts';
import { type VerbSearch, verbIn, verbsFor, verbsNaming } from './verbs.ts';

type Icon = ComponentType<{ className?: string }>;

/** A row leads to a page, or completes what is typed. */
type Row = PaletteRow &
  ({ path: string; atOnce?: AtOnce; typed?: never } | { typed: string; path?: never });

const kinds: Record<SearchKind, { label: string; icon: Icon }> = {
  course: { label: wording`الكورسات`, icon: CourseIcon },
  lecture: { label: wording`المحاضرات`, icon: VideoLectureIcon },
  person: { label: 'الأشخاص', icon: PersonIcon },
  article: { label: wording`المقالات`, icon: ArticlesIcon },
  service: { label: wording`الخدمات`, icon: ServicesIcon },
  project: { label: 'معرض الأعمال', icon: PortfolioIcon },
  skill: { label: 'المهارات', icon: SkillsIcon },
  order: { label: 'الطلبات', icon: InboxIcon },
  message: { label: 'رسائل التواصل', icon: MailIcon },
  purchase: { label: 'المشتريات', icon: PurchasesIcon },
  'site-page': { label: 'صفحات الموقع', icon: FileIcon },
  page: { label: 'الصفحات', icon: FileIcon },
};

/** What the search shows: the pages opened lately and the commands at first, then what is found. */
export function usePaletteRows(search: string) {
  const capabilities = useSession(({ user }) => user?.capabilities);
  const { pathname } = useLocation();
  const [recent] = useState(() =>
    recentPages()
      .filter(({ path }) => path !== pathname)
      .slice(0, 5),
  );
  const verbSearch = verbIn(search, capabilities);
  const found = useQuery(studioSearchQuery(verbSearch ? verbSearch.of : search));
  const own = useQuery(ownItemsQuery(verbSearch));
  const groups: PaletteGroup<Row>[] = [];
  const add = (label: string, rows: Omit<Extract<Row, { path: string }>, 'key'>[]) => {
    if (rows.length > 0)
      groups.push({ label, rows: rows.map((row) => ({ ...row, key: row.path })) });
  };
  const addVerbs = (offered: readonly Verb[]) => {
    if (offered.length === 0) return;
    groups.push({
      label: 'أكمل بالاسم',
      rows: offered.map(({ name }) => ({
        key: name,
        name: `${name} …`,
        typed: `${name} `,
        icon: EditIcon,
      })),
    });
  };
  if (search === '') {
    add(
      'فتحتها مؤخرًا',
      recent.map((page) => ({ ...page, icon: DurationIcon })),
    );
  }
  const known = localEntries(search, capabilities);
  const shown = new Set(search === '' ? recent.map(({ path }) => path) : []);
  const local = known.filter(({ path }) => !shown.has(path));
  if (search === '') {
    add('أوامر وصفحات', local);
    addVerbs(verbsFor(search, capabilities));
    return { groups, found };
  }
  const { leading, others } = leadingEntries(local, search);
  if (!verbSearch?.of) addVerbs(verbsFor(search, capabilities));
  add('أوامر وصفحات', leading);
  if (!verbSearch) addVerbs(verbsNaming(search, capabilities));
  if (verbSearch?.of) add(verbSearch.verb.name, actsOn(verbSearch, found.data, own.data));
  for (const { kind, items } of found.data?.groups ?? []) {
    add(
      kinds[kind].label,
      items.map((item) => ({ ...item, icon: kinds[kind].icon })),
    );
  }
  add(leading.length > 0 ? 'أوامر وصفحات أخرى' : 'أوامر وصفحات', others);
  return { groups, found: own.isFetching ? own : found };
}

/** Query of what a verb finds by itself. */
function ownItemsQuery(search: VerbSearch | null) {
  const own = search?.of ? search.verb.find?.(search.of) : undefined;
  return queryOptions<SearchItem[]>({
    queryKey: own?.queryKey ?? ['items of no verb'],
    queryFn: own?.queryFn ?? skipToken,
  });
}

/** The verb on each item that is found of its kinds, or by itself. */
function actsOn(
  { verb }: VerbSearch,
  found: StudioSearchAnswer | undefined,
  own: readonly SearchItem[] = [],
) {
  const ofKinds = (found?.groups ?? [])
    .filter(({ kind }) => verb.kinds.includes(kind))
    .flatMap(({ kind, items }) => items.map((item) => ({ item, icon: kinds[kind].icon })));
  return [...own.map((item) => ({ item, icon: EditIcon })), ...ofKinds].map(({ item, icon }) => ({
    name: `${verb.name} «${item.name}»`,
    detail: item.detail,
    path: verb.path(item),
    ...(verb.atOnce && { atOnce: verb.atOnce(item) }),
    icon,
  }));
}
