import type {
  ModeratedItem,
  ModerationAnswer,
  ModerationQuery,
} from '@nibras/contract/conversation/moderation/studio/shapes.ts';
import { moderation as limits } from '@nibras/contract/limits.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/access.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { boundedMeta } from '#platform/http/paging.ts';
import type { Platform } from '#platform/platform.ts';
import { readList } from '#platform/search/read-list.ts';
import { findModerated } from './find-moderated.ts';
import { presentThing } from './present.ts';
import { queuePage } from './queue-query.ts';
import { contextOf, decisionsOf, reportsOf } from './report-queries.ts';
import { type Moderator, moderatorOf, openReports } from './scope.ts';
import { readThings, subjectOf, type ThingKey } from './things.ts';

/** Some things as one moderator sees them, in the order of their keys; those that are gone are left out. */
async function presentThings(
  db: Queryable,
  keys: readonly ThingKey[],
  moderator: Moderator,
): Promise<ModeratedItem[]> {
  const things = await readThings(db, keys);
  const subjects = keys.map(subjectOf);
  const reports = Map.groupBy(await reportsOf(db, subjects), ({ subject }) => subject);
  const decisions = await decisionsOf(db, subjects);
  const context = Map.groupBy(await contextOf(db, things), ({ message }) => message);
  return things.map((thing) =>
    presentThing(thing, {
      reports: reports.get(subjectOf(thing)) ?? [],
      decision: decisions.find(({ subject }) => subject === subjectOf(thing)) ?? null,
      context: thing.kind === 'message' ? (context.get(thing.id) ?? []) : [],
      moderator,
    }),
  );
}

/** One thing that the caller moderates. @throws AppError reported-not-found */
export async function readModerated(
  { db }: Pick<Platform, 'db'>,
  { caller, ...key }: ThingKey & { caller: Caller },
): Promise<ModeratedItem> {
  // The same rule as that of decisions, whose lock ends with this transaction.
  await db.transaction((tx) => findModerated(tx, key, caller));
  const [item] = await presentThings(db, [key], moderatorOf(caller));
  return orThrow(item, 'reported-not-found');
}

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
  return {
    items: {
      data: await presentThings(db, keys, moderator),
      meta: boundedMeta({ page: query.page, per_page: limits.perPage }, total),
    },
    open: await openReports(db, moderator),
  };
}
