import { transfers as limits } from '@nibras/contract/limits.ts';
import type {
  TransfersAnswer,
  TransfersQuery,
} from '@nibras/contract/selling/transfers/studio/shapes.ts';
import { boundedMeta, boundedWindow } from '#platform/http/paging.ts';
import type { Platform } from '#platform/platform.ts';
import { readList } from '#platform/search/read-list.ts';
import { searchCondition } from '#platform/search/search.ts';
import { presentStudioTransfer } from './present.ts';
import { countTransfers, searchedText, transferPage } from './queries.ts';

/**
 * A page of receipts: those that wait from the oldest on, those whose senders were asked, or the decided ones.
 * @throws AppError search-too-slow, search-busy
 */
export async function readQueue(
  platform: Pick<Platform, 'db' | 'searches'>,
  { list, page, search }: TransfersQuery,
): Promise<TransfersAnswer> {
  const window = { page, per_page: limits.perPage };
  const { rows, total } = await readList(platform, search, async (db) => {
    const condition = await searchCondition(
      db,
      search,
      searchedText,
      async (found) => (await countTransfers(db, list, found)) > 0,
      { namesOnly: true },
    );
    return {
      rows: await transferPage(db, { list, condition, ...boundedWindow(window) }),
      total: await countTransfers(db, list, condition),
    };
  });
  return {
    transfers: { data: rows.map(presentStudioTransfer), meta: boundedMeta(window, total) },
    waiting: await countTransfers(platform.db, 'waiting'),
    asked: await countTransfers(platform.db, 'asked'),
  };
}
