import { z } from 'zod';
import { discussions as limits } from './limits.ts';
import { message, messageAuthor } from './messenger.ts';
import { id, idOrSlug, pageNumber, timestamp } from './wire.ts';

/** `GET /api/discussions/{courseId}/{lectureId}`. */
export const discussionsParams = z.object({ courseId: idOrSlug, lectureId: idOrSlug });

/** A question on a lecture with its replies. Replying is `POST /api/messages` to its conversation. */
export const discussion = z.object({
  id: z.int(),
  description: z.string(),
  created_at: timestamp,
  user: messageAuthor,
  conversation: z.object({ id: z.int(), messages: z.array(message) }),
  /** The caller's permissions. */
  permissions: z.object({ reply: z.boolean() }),
});
export type Discussion = z.infer<typeof discussion>;

/** The caller's own discussion first, then newest first; `Mydiscussion` repeats the own one, or is null. */
export const discussionsAnswer = z.object({
  discussions: z.array(discussion),
  Mydiscussion: discussion.nullable(),
  /** `ask`: start a discussion on this lecture. */
  permissions: z.object({ ask: z.boolean() }),
});
export type DiscussionsAnswer = z.infer<typeof discussionsAnswer>;

/** The specification also sends `teacher_id`, which is ignored. */
export const postDiscussionBody = z.object({
  /** A question needs visible characters. */
  description: z
    .string()
    .trim()
    .max(limits.questionMaxLength)
    .regex(/[^\p{White_Space}\p{C}]/u),
  course_id: id,
  lecture_id: id,
  teacher_id: z.unknown().optional(),
});
export const postDiscussionAnswer = z.object({ message: z.string(), discussion });

const absentWhenEmpty = (value: unknown) => (value === '' ? undefined : value);

/**
 * `GET /api/teacher-desk`, an extension of the specification: the questions of the caller's own courses that wait for
 * the teacher, the longest wait first.
 */
export const deskQuery = z.object({
  page: pageNumber,
  course: z.preprocess(absentWhenEmpty, id.optional()),
});
export const deskQuestion = discussion.extend({
  course: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
  lecture: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
  /** Since when the student waits: the date of the question, or of the first message after the teacher's last one. */
  waiting_since: timestamp,
});
export type DeskQuestion = z.infer<typeof deskQuestion>;
/** `courses` are all courses with waiting questions, regardless of the filter. */
export const deskAnswer = z.object({
  questions: z.object({
    data: z.array(deskQuestion),
    current_page: z.int(),
    last_page: z.int(),
    next_page_url: z.string().nullable(),
    total: z.int(),
  }),
  courses: z.array(z.object({ id: z.int(), name: z.string(), waiting: z.int() })),
});
export type DeskAnswer = z.infer<typeof deskAnswer>;

/**
 * `PUT /api/teacher-desk/{discussionId}`: removes a question that needs no answer (a thank-you) from the desk, or puts
 * it back. The student's next message also puts it back.
 */
export const settleParams = z.object({ discussionId: id });
export const settleBody = z.object({
  settled: z.preprocess(
    (value) => ({ true: true, 1: true, false: false, 0: false })[String(value)] ?? value,
    z.boolean(),
  ),
});
