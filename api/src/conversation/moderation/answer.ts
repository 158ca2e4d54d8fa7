import { eq } from 'drizzle-orm';
import { sendMessage } from '#conversation/messenger/index.ts';
import { notify } from '#conversation/notifications/index.ts';
import { writeEntry } from '#platform/audit/write-entry.ts';
import type { Transaction } from '#platform/database/database.ts';
import { discussions, people, reviews } from '#platform/database/schema/index.ts';
import type { Caller } from '#platform/http/access.ts';
import { answeredBefore } from '#platform/http/answered-before.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { findModerated } from './find-moderated.ts';
import { entryOf, noticeData } from './notify-people.ts';
import { actionsOn } from './policy.ts';
import type { Thing, ThingKey } from './things.ts';
import type { AnswerBefore } from './undo-decision.ts';

interface Answer extends ThingKey {
  caller: Caller;
  text: string;
  /** See `answerBody`. */
  seen: string | number | undefined;
}

/** Writes, replaces or removes (a blank text) the answer below a review. @returns the log's entry */
async function answerReview(
  platform: Platform,
  tx: Transaction,
  {
    thing,
    text,
    caller,
    seen,
  }: { thing: Thing; text: string; caller: Caller; seen: Answer['seen'] },
): Promise<number> {
  const now = platform.now();
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, thing.id));
  const { answer, answeredAt, answeredBy } = orThrow(row, 'reported-not-found');
  const isNewer = typeof seen === 'string' && seen !== (answeredAt?.toISOString() ?? '');
  if (isNewer && answeredBy !== caller.id) {
    const first = { by: answeredBy, at: answeredAt };
    const { timeZone } = platform.settings();
    throw await answeredBefore(tx, { code: 'answered-meanwhile', as: 'answered', first, timeZone });
  }
  const before: AnswerBefore = {
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
    answeredBy,
  };
  const after = text ? { answer: text, answeredAt: now, answeredBy: caller.id } : null;
  await tx
    .update(reviews)
    .set(after ?? { answer: null, answeredAt: null, answeredBy: null })
    .where(eq(reviews.id, thing.id));
  if (after && answer === null) {
    const [writer] = await tx
      .select({ name: people.name })
      .from(people)
      .where(eq(people.id, caller.id));
    const data = { ...noticeData(thing), personName: writer?.name ?? '' };
    await notify(platform, tx, [
      { personId: thing.author.id, type: 'App\\Notifications\\ReviewAnswered', data },
    ]);
  }
  const entry = entryOf(thing);
  return writeEntry(tx, {
    ...entry,
    person: caller.id,
    action: after ? 'review-answered' : 'answer-removed',
    details: { ...entry.details, undo: before },
    changed: [`review:${thing.id}:answer`],
    now,
  });
}

/** Replies in a discussion; its question no longer waits for the teacher. */
async function replyInDiscussion(
  platform: Platform,
  {
    thing,
    text,
    caller,
    seen,
  }: { thing: Thing; text: string; caller: Caller; seen: Answer['seen'] },
): Promise<void> {
  const { conversationId, discussionId } = thing;
  if (conversationId === null || discussionId === null) throw new AppError('nothing-to-decide');
  const { message } = await sendMessage(platform, {
    conversation: conversationId,
    personId: caller.id,
    text,
    file: null,
    clientKey: null,
    fileBase: '',
    exceptSocket: null,
    asStaff: true,
    seen: typeof seen === 'number' ? seen : undefined,
  });
  await platform.db.transaction(async (tx) => {
    await tx
      .update(discussions)
      .set({ settledMessageId: message.id })
      .where(eq(discussions.id, discussionId));
    await writeEntry(tx, {
      ...entryOf(thing),
      person: caller.id,
      action: 'discussion-answered',
      now: platform.now(),
    });
  });
}

/**
 * Answers below a review, or replies in a question's discussion.
 * @returns the log's entry by which an answer to a review can be undone; null for a reply
 * @throws AppError reported-not-found, forbidden, nothing-to-decide where there is no place for an answer, invalid-input,
 * answered-meanwhile
 */
export async function answerThing(
  platform: Platform,
  { caller, text, seen, ...key }: Answer,
): Promise<{ undo: number | null }> {
  if (key.kind !== 'review' && !text) {
    throw new AppError('invalid-input', { errors: { text: ['اكتب ردك أولًا.'] } });
  }
  const { thing, undo } = await platform.db.transaction(async (tx) => {
    const { thing: found, moderator, open } = await findModerated(tx, key, caller);
    if (!actionsOn(found, open, moderator).includes('answer'))
      throw new AppError('nothing-to-decide');
    const isReview = found.kind === 'review';
    return {
      thing: found,
      undo: isReview
        ? await answerReview(platform, tx, { thing: found, text, caller, seen })
        : null,
    };
  });
  // Sending a message takes a transaction of its own.
  if (undo === null) await replyInDiscussion(platform, { thing, text, caller, seen });
  return { undo };
}
