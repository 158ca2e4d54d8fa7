import type { ReportReason } from '@nibras/contract/conversation/moderation/shapes.ts';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { writeEntry } from '#platform/audit/write-entry.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { Transaction } from '#platform/database/database.ts';
import { reports } from '#platform/database/schema/index.ts';
import type { Caller } from '#platform/http/access.ts';
import { answeredBefore } from '#platform/http/answered-before.ts';
import type { Platform } from '#platform/platform.ts';
import { findModerated } from './find-moderated.ts';
import { entryOf, notifyAuthor, notifyTabs } from './notify-people.ts';
import { actionsOn } from './policy.ts';
import { columnOf, setHidden, subjectOf, type Thing, type ThingKey } from './things.ts';
import type { DecisionBefore, ReportBefore } from './undo-decision.ts';

interface Decide extends ThingKey {
  caller: Caller;
  act: 'hide' | 'restore' | 'dismiss';
  reason?: ReportReason | undefined;
  /** See `decideBody`. */
  seen?: number | undefined;
}

const actions = {
  hide: 'content-hidden',
  restore: 'content-restored',
  dismiss: 'report-dismissed',
} as const;

type Decision = { decision: 'hidden' | 'kept'; decidedAt: Date; decidedBy: number };

/** The reason that most reports give that wait for a decision. */
function usualReason(waiting: { reason: ReportReason }[]): ReportReason | undefined {
  const groups = Object.entries(Object.groupBy(waiting, ({ reason }) => reason));
  const [most] = groups.toSorted(([, one], [, other]) => other.length - one.length);
  return most?.[0] as ReportReason | undefined;
}

/**
 * Marks reports as decided. What nobody else has reported is hidden with a report of the moderator, so that the
 * decision is in the list of decided ones.
 */
async function settleReports(
  tx: Transaction,
  thing: Thing,
  {
    settled,
    decision,
    reason,
  }: { settled: ReportBefore[]; decision: Decision; reason: ReportReason },
): Promise<number | null> {
  const ids = settled.map(({ id }) => id);
  if (ids.length > 0) {
    await tx.update(reports).set(decision).where(anyOf(reports.id, ids));
    return null;
  }
  const [made] = await tx
    .insert(reports)
    .values({
      ...columnOf(thing),
      personId: decision.decidedBy,
      authorId: thing.author.id,
      courseId: thing.course?.id ?? null,
      reason,
      createdAt: decision.decidedAt,
      ...decision,
    })
    .onConflictDoNothing()
    .returning({ id: reports.id });
  return made?.id ?? null;
}

/** Who last decided about a thing, and when. */
async function lastDecision(tx: Transaction, thing: Thing) {
  const [row] = await tx
    .select({ by: reports.decidedBy, at: reports.decidedAt })
    .from(reports)
    .where(and(eq(reports.subject, subjectOf(thing)), isNotNull(reports.decidedAt)))
    .orderBy(desc(reports.decidedAt))
    .limit(1);
  return row ?? { by: null, at: null };
}

/** The reports that an act decides: those that wait; of a thing that comes back, those by which it was hidden. */
function reportsFor(tx: Transaction, { thing, act }: { thing: Thing; act: Decide['act'] }) {
  const which = act === 'restore' ? eq(reports.decision, 'hidden') : isNull(reports.decidedAt);
  return tx
    .select()
    .from(reports)
    .where(and(eq(reports.subject, subjectOf(thing)), which));
}

/**
 * Hides a thing, shows it again, or leaves it as it is, and so decides its reports (docs/behaviour/moderation.md#decisions).
 * @returns the log's entry by which it can be undone
 * @throws AppError reported-not-found, forbidden, nothing-to-decide where the act does not fit its state
 */
export async function decide(
  platform: Platform,
  { caller, act, ...input }: Decide,
): Promise<{ undo: number }> {
  const now = platform.now();
  return platform.db.transaction(async (tx) => {
    const { thing, moderator, open } = await findModerated(tx, input, caller);
    const isDecided = (input.seen ?? 0) > 0 && open === 0;
    if (isDecided || !actionsOn(thing, open, moderator).includes(act)) {
      const { timeZone } = platform.settings();
      const first = await lastDecision(tx, thing);
      throw await answeredBefore(tx, { code: 'nothing-to-decide', as: 'decided', first, timeZone });
    }
    const waiting = await reportsFor(tx, { thing, act });
    const reason = input.reason ?? usualReason(waiting) ?? 'other';
    const before: DecisionBefore = {
      hiddenAt: thing.hiddenAt?.toISOString() ?? null,
      reports: waiting.map(({ id, decision, decidedAt, decidedBy }) => ({
        id,
        decision,
        decidedAt: decidedAt?.toISOString() ?? null,
        decidedBy,
      })),
      made: null,
    };
    const decision: Decision = {
      decision: act === 'hide' ? 'hidden' : 'kept',
      decidedAt: now,
      decidedBy: caller.id,
    };
    before.made = await settleReports(tx, thing, { settled: before.reports, decision, reason });
    if (act !== 'dismiss') {
      const isHidden = act === 'hide';
      await setHidden(tx, thing, isHidden ? now : null);
      const notice = isHidden ? 'hidden' : 'restored';
      await notifyAuthor(platform, tx, {
        thing,
        act: notice,
        by: caller.id,
        ...(isHidden && { reason }),
      });
      await notifyTabs(platform, tx, thing, isHidden);
    }
    const entry = entryOf(thing);
    const undo = await writeEntry(tx, {
      ...entry,
      person: caller.id,
      action: actions[act],
      details: { ...entry.details, ...(act === 'hide' && { reason }), undo: before },
      changed: [`${subjectOf(thing)}:moderated`],
      now,
    });
    return { undo };
  });
}
