import type { SearchKind } from '@nibras/contract/site/search/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '#platform/session/session-store.ts';
import { PurchasesIcon, SkillsIcon } from '#studio-kit/frame/icons.ts';
import { recentPages } from '#studio-kit/frame/recent-pages.ts';
import {
  ArticlesIcon,
  CourseIcon,
  DurationIcon,
  FileIcon,
  InboxIcon,
  MailIcon,
  PersonIcon,
  PortfolioIcon,
  ServicesIcon,
  VideoLectureIcon,
} from '#ui/ornament/icons.ts';
import type { PaletteGroup, PaletteRow } from '#ui/palette/palette.tsx';
import { localEntries } from './local-entries.ts';
import { studioSearchQuery } from './search-query.ts';

type Icon = ComponentType<{ className?: string }>;

interface Row extends PaletteRow {
  path: string;
}

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
  const found = useQuery(studioSearchQuery(search));
  const groups: PaletteGroup<Row>[] = [];
  const add = (label: string, rows: Omit<Row, 'key'>[]) => {
    if (rows.length > 0)
      groups.push({ label, rows: rows.map((row) => ({ ...row, key: row.path })) });
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
    return { groups, found };
  }
  for (const { kind, items } of found.data?.groups ?? []) {
    add(
      kinds[kind].label,
      items.map((item) => ({ ...item, icon: kinds[kind].icon })),
    );
  }
  add('أوامر وصفحات', local);
  return { groups, found };
}
