import type {
  ModerationAnswer,
  ModerationQuery,
} from '@nibras/contract/conversation/moderation/studio/shapes.ts';
import { moderation as limits } from '@nibras/contract/limits.ts';
import type { Caller } from '#platform/http/access.ts';
import { boundedMeta } from '#platform/http/paging.ts';
import type { Platform } from '#platform/platform.ts';
import { readList } from '#platform/search/read-list.ts';
import { presentThing } from './present.ts';
import { queuePage } from './queue-query.ts';
import { contextOf, decisionsOf, reportsOf } from './report-queries.ts';
import { moderatorOf, openReports } from './scope.ts';
import { readThings, subjectOf } from './things.ts';

/**
 * A page of what the caller moderates (docs/behaviour/moderation.md#the-queue).
 * @throws AppError search-too-slow, search-busy
 */
export async function readQueue(
  platform: Pick<Platform, 'db' | 'searches'>,
  { caller, query }: { caller: Caller; query: ModerationQuery },
): Promise<ModerationAnswer> {
  const { db } = platform;
  const moderator = moderatorOf(caller);
  const { keys, total } = await readList(platform, query.search, (from) =>
    queuePage(from, moderator, query),
  );
  const things = await readThings(db, keys);
  const subjects = keys.map(subjectOf);
  const reports = Map.groupBy(await reportsOf(db, subjects), ({ subject }) => subject);
  const decisions = await decisionsOf(db, subjects);
  const context = Map.groupBy(await contextOf(db, things), ({ message }) => message);
  return {
    items: {
      data: things.map((thing) =>
        presentThing(thing, {
          reports: reports.get(subjectOf(thing)) ?? [],
          decision: decisions.find(({ subject }) => subject === subjectOf(thing)) ?? null,
          context: thing.kind === 'message' ? (context.get(thing.id) ?? []) : [],
          moderator,
        }),
      ),
      meta: boundedMeta({ page: query.page, per_page: limits.perPage }, total),
    },
    open: await openReports(db, moderator),
  };
}
