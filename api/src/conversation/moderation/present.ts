import type { ModeratedItem } from '@nibras/contract/conversation/moderation/studio/shapes.ts';
import { actionsOn } from './policy.ts';
import type { contextOf, decisionsOf, reportsOf } from './report-queries.ts';
import type { Moderator } from './scope.ts';
import type { Thing } from './things.ts';

interface Around {
  reports: Awaited<ReturnType<typeof reportsOf>>;
  decision: Awaited<ReturnType<typeof decisionsOf>>[number] | null;
  context: Awaited<ReturnType<typeof contextOf>>;
  moderator: Moderator;
}

/** The database's JSON and raw rows have times as text. */
const isoTime = (time: string | Date) => new Date(time).toISOString();

/** The page on which members see it. */
function linkOf({ kind, course, lecture, discussionId }: Thing): string | null {
  if (!course) return null;
  if (kind === 'review') return `/courses/${course.id}#reviews`;
  const anchor = discussionId === null ? '' : `#discussion-${discussionId}`;
  return lecture ? `/courses/${course.id}/lecture/${lecture.id}${anchor}` : null;
}

/** A thing as one moderator sees it. */
export function presentThing(
  thing: Thing,
  { reports, decision, context, moderator }: Around,
): ModeratedItem {
  const { reported = 0, open = 0 } = reports[0] ?? {};
  return {
    kind: thing.kind,
    id: thing.id,
    author: thing.author,
    created_at: thing.createdAt.toISOString(),
    text: thing.text,
    file_name: thing.fileName,
    rating: thing.rating,
    course: thing.course,
    lecture: thing.lecture,
    link: linkOf(thing),
    hidden_at: thing.hiddenAt?.toISOString() ?? null,
    answer:
      thing.answer === null || thing.answeredAt === null
        ? null
        : { text: thing.answer, by: thing.answeredBy ?? '', at: thing.answeredAt.toISOString() },
    reports: reports.map(({ personId, personName, at, reason, note }) => ({
      by: { id: personId, name: personName },
      at: isoTime(at),
      reason,
      note,
    })),
    reported,
    open,
    decision: decision && {
      act: decision.act,
      by:
        decision.personId === null
          ? null
          : { id: decision.personId, name: decision.personName ?? '' },
      at: isoTime(decision.at),
    },
    context: context.map(({ id, author, text, at, after }) => ({
      id,
      author,
      text,
      at: isoTime(at),
      after,
    })),
    acts: actionsOn(thing, open, moderator),
  };
}
