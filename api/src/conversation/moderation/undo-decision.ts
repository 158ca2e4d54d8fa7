import { reportedKinds } from '@nibras/contract/conversation/moderation/shapes.ts';
import { eq } from 'drizzle-orm';
import type { Undoing } from '#platform/audit/undo.ts';
import { reports, reviews } from '#platform/database/schema/index.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { isInScope } from './find-moderated.ts';
import { logKinds, notifyAuthor, notifyTabs } from './notify-people.ts';
import { moderatorOf } from './scope.ts';
import { lockThing, setHidden, type ThingKey } from './things.ts';

/** A report as it was before a decision. */
export interface ReportBefore {
  id: number;
  decision: 'hidden' | 'kept' | null;
  decidedAt: string | null;
  decidedBy: number | null;
}

/** What a decision changed, as it was before. */
export interface DecisionBefore {
  hiddenAt: string | null;
  reports: ReportBefore[];
  /** The report that the moderator made with it. */
  made: number | null;
}

const keyOf = ({ kind, itemId }: { kind: string; itemId: number }): ThingKey => ({
  kind: reportedKinds.find((one) => logKinds[one] === kind) ?? 'review',
  id: itemId,
});

const dateOf = (time: string | null) => (time === null ? null : new Date(time));

/** Takes a decision back: the reports wait again, and the thing is visible or hidden as before. */
export async function undoDecision({
  platform,
  tx,
  entry,
  data,
  caller,
}: Undoing<DecisionBefore>): Promise<void> {
  const thing = orThrow(await lockThing(tx, keyOf(entry)), 'undo-too-late');
  const moderator = moderatorOf(caller);
  if (!(await isInScope(tx, moderator, thing))) throw new AppError('forbidden');
  for (const { id, decidedAt, ...before } of data.reports) {
    await tx
      .update(reports)
      .set({ ...before, decidedAt: dateOf(decidedAt) })
      .where(eq(reports.id, id));
  }
  if (data.made !== null) await tx.delete(reports).where(eq(reports.id, data.made));
  const isHidden = data.hiddenAt !== null;
  if (isHidden === (thing.hiddenAt !== null)) return;
  await setHidden(tx, thing, dateOf(data.hiddenAt));
  await notifyAuthor(platform, tx, { thing, act: isHidden ? 'hidden' : 'restored', by: caller.id });
  await notifyTabs(platform, tx, thing, isHidden);
}

/** The answer to a review as it was before. */
export interface AnswerBefore {
  answer: string | null;
  answeredAt: string | null;
  answeredBy: number | null;
}

/** Brings the answer to a review back that was there before, or none. */
export async function undoAnswer({ tx, entry, data }: Undoing<AnswerBefore>): Promise<void> {
  orThrow(await lockThing(tx, keyOf(entry)), 'undo-too-late');
  await tx
    .update(reviews)
    .set({ ...data, answeredAt: dateOf(data.answeredAt) })
    .where(eq(reviews.id, entry.itemId));
}
