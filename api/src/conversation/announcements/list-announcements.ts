import type { AnnouncementsQuery } from '@nibras/contract/conversation/announcements/studio/shapes.ts';
import { announcements as limits } from '@nibras/contract/limits.ts';
import { announcements } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { boundedMeta } from '#platform/http/paging.ts';
import type { Platform } from '#platform/platform.ts';
import { readList } from '#platform/search/read-list.ts';
import { searchCondition } from '#platform/search/search.ts';
import { presentRow } from './present.ts';
import { announcementPage } from './queries.ts';

/** A page of the announcements that the caller works with. */
export async function listAnnouncements(
  platform: Pick<Platform, 'db' | 'searches'>,
  caller: Person,
  query: AnnouncementsQuery,
) {
  const { rows, total } = await readList(platform, query.search, async (db) => {
    const condition = await searchCondition(
      db,
      query.search,
      announcements.searchText,
      async (found) => (await announcementPage(db, query, { caller, condition: found })).total > 0,
    );
    return announcementPage(db, query, { caller, condition });
  });
  return {
    data: rows.map(presentRow),
    meta: boundedMeta({ page: query.page, per_page: limits.perPage }, total),
  };
}
