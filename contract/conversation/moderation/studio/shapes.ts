import { z } from 'zod';
import { pageOf, studioPerson, undoId } from '../../../content/items/studio/page.ts';
import { moderation as limits } from '../../../limits.ts';
import { absentWhenEmpty, id, pageNumber, searchText, timestamp } from '../../../wire.ts';
import { reportedKinds, reportReasons } from '../shapes.ts';

/**
 * `open`: what was reported and waits for a decision, the oldest first. `decided`: what was decided or hidden, the last
 * decision first. `all`: reviews and questions, reported or not, the newest first; no messages, which are private.
 */
export const moderationLists = ['open', 'decided', 'all'] as const;
export type ModerationList = (typeof moderationLists)[number];

export const moderationQuery = z.object({
  page: pageNumber,
  list: absentWhenEmpty(z.enum(moderationLists).default('open')),
  kind: absentWhenEmpty(z.enum(reportedKinds).optional()),
  search: searchText,
});
export type ModerationQuery = z.output<typeof moderationQuery>;

export const moderationActions = ['hide', 'restore', 'dismiss', 'answer'] as const;

const namedRow = z.object({ id: z.int(), name: z.string() });

const report = z.object({
  by: studioPerson,
  at: timestamp,
  reason: z.enum(reportReasons),
  note: z.string(),
});

/** A review, a question or a message with what was reported of it. */
export const moderatedItem = z.object({
  kind: z.enum(reportedKinds),
  id: z.int(),
  author: studioPerson,
  created_at: timestamp,
  text: z.string(),
  /** The name of a message's file; null without one. */
  file_name: z.string().nullable(),
  /** The stars of a review; null for others. */
  rating: z.int().nullable(),
  /** Null for a message of a conversation that is about no lecture. */
  course: namedRow.nullable(),
  lecture: namedRow.nullable(),
  /** The page on which the members see it; null for a message outside a discussion. */
  link: z.string().nullable(),
  hidden_at: timestamp.nullable(),
  /** The answer to a review; null without one, and for others. */
  answer: z.object({ text: z.string(), by: z.string(), at: timestamp }).nullable(),
  /** The newest ones, those that are not decided first. */
  reports: z.array(report),
  /** How many people reported it. */
  reported: z.int(),
  /** How many of these reports wait for a decision. */
  open: z.int(),
  /** The last decision; null before the first. */
  decision: z
    .object({ act: z.enum(['hidden', 'kept']), by: studioPerson.nullable(), at: timestamp })
    .nullable(),
  /** What surrounds a reported message, in its order; the message itself is not among it. */
  context: z.array(
    z.object({
      id: z.int(),
      author: z.string(),
      text: z.string(),
      at: timestamp,
      after: z.boolean(),
    }),
  ),
  /** What the caller may do with it now. */
  acts: z.array(z.enum(moderationActions)),
});
export type ModeratedItem = z.infer<typeof moderatedItem>;

/** `open` is how many things wait for the caller's decision, whatever the list and the search. */
export const moderationAnswer = z.object({ items: pageOf(moderatedItem), open: z.int() });
export type ModerationAnswer = z.infer<typeof moderationAnswer>;

export const moderatedItemAnswer = z.object({ item: moderatedItem });

export const moderatedParams = z.object({ kind: z.enum(reportedKinds), id });

/** One decision. The author is told of what is hidden or comes back. */
export const decideBody = z.object({
  act: z.enum(['hide', 'restore', 'dismiss']),
  /** Why it is hidden, which its author is told; without it, what most of its reports say. */
  reason: absentWhenEmpty(z.enum(reportReasons).optional()),
  /** How many reports the caller saw waiting: where none does by now, another person has decided, and the call is refused (409). */
  seen: z.int().min(0).optional(),
});

/**
 * For a review the public answer below it, which replaces an older one
 * or, when it is blank, removes it; for a question or a message of its discussion a reply. `undo` is null for a reply.
 */
export const answerBody = z.object({
  text: z.string().trim().max(limits.answerMaxLength),
  /**
   * What the writer has seen: the date of a review's answer ('' without one), the newest message of a discussion (0
   * without one). Where another person has answered since, the call is refused (409).
   */
  seen: z.union([z.string().max(40), z.int().min(0)]).optional(),
});
export const answeredAnswer = z.object({ message: z.string(), undo: undoId.nullable() });
