import type {
  Discussion,
  DiscussionsAnswer,
} from '@nibras/contract/conversation/discussions/shapes.ts';
import { openLecture } from '#learning/lectures/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import { mayAsk } from './policy.ts';
import { presentDiscussion } from './present.ts';
import {
  conversationsWith,
  type DiscussionRow,
  hasAsked,
  lectureDiscussions,
  repliesOf,
} from './queries.ts';

/** Who reads, with the base and the proof of the addresses of files (`filesFor`). */
export interface Reading {
  caller: Caller;
  files: { fileBase: string; proof: string | undefined };
}

/** Fetches the replies of some discussions and returns a function that presents each discussion to one person. */
export async function discussionPresenter(
  { db, ...platform }: Pick<Platform, 'settings' | 'secrets' | 'now'> & { db: Queryable },
  rows: DiscussionRow[],
  { caller, files }: Reading,
): Promise<(row: DiscussionRow) => Discussion> {
  const ids = rows.map(({ conversationId }) => conversationId);
  const replies = Map.groupBy(await repliesOf(db, ids), ({ message }) => message.conversationId);
  const own = await conversationsWith(db, ids, caller.id);
  return (row) =>
    presentDiscussion(
      platform,
      { row, replies: replies.get(row.conversationId) ?? [] },
      { personId: caller.id, ...files, isParticipant: own.has(row.conversationId) },
    );
}

/**
 * The questions on a lecture: the caller's own first, then the newest.
 * @throws AppError lecture-not-found, lecture-locked
 */
export async function readDiscussions(
  platform: Pick<Platform, 'db' | 'settings' | 'secrets' | 'now'>,
  options: Reading & { course: number | string; lecture: number | string },
): Promise<DiscussionsAnswer> {
  const { db } = platform;
  const lecture = await openLecture(db, options);
  const rows = await lectureDiscussions(db, lecture.id, options.caller.id);
  const discussions = rows.map(await discussionPresenter(platform, rows, options));
  const own = discussions.find(({ user }) => user.id === options.caller.id);
  // Anyone who asked what a moderator has hidden asks no second time.
  const input =
    own !== undefined || (await hasAsked(db, { lecture: lecture.id, person: options.caller.id }));
  return {
    discussions,
    Mydiscussion: own ?? null,
    permissions: { ask: mayAsk(options.caller, lecture, input), attach: true },
  };
}
