import { z } from 'zod';
import { discussions as limits } from '../../limits.ts';
import { absentWhenEmpty, id, idOrSlug, pageNumber, searchText, timestamp } from '../../wire.ts';
import { message, messageAuthor, sendMessageBody } from '../messenger/shapes.ts';

export const discussionsParams = z.object({ courseId: idOrSlug, lectureId: idOrSlug });

/**
 * A reply. `picture_alt` is what a picture shows that was sent in the discussion ('' where the sender did not say),
 * whose readers get its address; null for every other message, whose file only the participants get.
 */
export const reply = message.extend({ picture_alt: z.string().nullable() });
export type Reply = z.infer<typeof reply>;

/** `url` is an address signed for the caller; `alt` is '' where the asker did not say what the picture shows. */
const questionPicture = z.object({ url: z.string(), alt: z.string() });

/** A question on a lecture with its replies. Replying is `POST /api/messages` to its conversation. */
export const discussion = z.object({
  id: z.int(),
  description: z.string(),
  created_at: timestamp,
  user: messageAuthor,
  picture: questionPicture.nullable(),
  conversation: z.object({ id: z.int(), messages: z.array(reply) }),
  /** The caller's permissions: to reply, and to send a picture with it. */
  permissions: z.object({ reply: z.boolean(), attach: z.boolean() }),
});
export type Discussion = z.infer<typeof discussion>;

/** The caller's own discussion first, then newest first; `Mydiscussion` repeats the own one, or is null. */
export const discussionsAnswer = z.object({
  discussions: z.array(discussion),
  Mydiscussion: discussion.nullable(),
  /** `ask`: start a discussion on this lecture. `attach`: send a picture with it. */
  permissions: z.object({ ask: z.boolean(), attach: z.boolean() }),
});
export type DiscussionsAnswer = z.infer<typeof discussionsAnswer>;

/** What a picture shows, for people who cannot see it. */
const pictureAlt = z.string().trim().max(limits.pictureAltMaxLength).default('');

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
  /** A picture of a multipart form, an extension of the specification. Its type is the server's. */
  attachment: z.unknown().optional(),
  alt: pictureAlt,
});
export const postDiscussionAnswer = z.object({ message: z.string(), discussion });

/**
 * An extension of the specification: a reply with a picture that every
 * reader of the discussion sees. A reply without one is `POST /api/messages`.
 */
export const replyParams = z.object({ discussionId: id });
export const replyBody = sendMessageBody
  .pick({ message: true, client_key: true, seen: true })
  .extend({ attachment: z.unknown(), alt: pictureAlt });
export const replyAnswer = z.object({ message: reply });

const namedRow = z.object({ id: z.int(), slug: z.string(), name: z.string() });
const questionPage = <Question extends z.ZodType>(question: Question) =>
  z.object({
    data: z.array(question),
    current_page: z.int(),
    last_page: z.int(),
    next_page_url: z.string().nullable(),
    total: z.int(),
  });

/**
 * `waiting`: the questions of the caller's own courses that wait for the teacher, the longest wait first. `answered`:
 * those in which the caller has written as the teacher, the latest answer first. `all`: what waits in every course.
 */
export const questionInboxLists = ['waiting', 'answered', 'all'] as const;
export type QuestionInboxList = (typeof questionInboxLists)[number];

/** An extension of the specification. */
export const questionInboxQuery = z.object({
  page: pageNumber,
  course: absentWhenEmpty(id.optional()),
  list: absentWhenEmpty(z.enum(questionInboxLists).default('waiting')),
  search: searchText,
});
export const inboxQuestion = discussion.extend({
  course: namedRow,
  lecture: namedRow,
  teacher: messageAuthor.pick({ id: true, name: true }),
  /**
   * Since when the student waits: the date of the question, or of the first message after the teacher's last one. Null
   * for a question that does not wait.
   */
  waiting_since: timestamp.nullable(),
  /** When the teacher last wrote; null before the first answer. */
  answered_at: timestamp.nullable(),
  permissions: discussion.shape.permissions.extend({ settle: z.boolean() }),
});
export type InboxQuestion = z.infer<typeof inboxQuestion>;
/** `courses` are all courses with questions in the list, regardless of the course filter. */
export const questionInboxAnswer = z.object({
  questions: questionPage(inboxQuestion),
  courses: z.array(z.object({ id: z.int(), name: z.string(), count: z.int() })),
  /** `all`: the list of what waits in every course. */
  permissions: z.object({ all: z.boolean() }),
});
export type QuestionInboxAnswer = z.infer<typeof questionInboxAnswer>;

/** One question for those who answer it. `staff`: the caller answers as staff, since it is not their conversation. */
export const oneQuestionAnswer = z.object({ question: inboxQuestion, staff: z.boolean() });

/** An extension of the specification: what the caller has asked, the newest first. */
export const myQuestionsQuery = z.object({ page: pageNumber });
export const myQuestion = discussion
  .pick({ id: true, description: true, created_at: true })
  .extend({
    course: namedRow,
    lecture: namedRow,
    replies: z.int(),
    /** When another person last replied; null while there is no answer. */
    answered_at: timestamp.nullable(),
  });
export const myQuestionsAnswer = z.object({ questions: questionPage(myQuestion) });
export type MyQuestionsAnswer = z.infer<typeof myQuestionsAnswer>;

/**
 * Removes a question that needs no answer (a thank-you) from the question inbox, or puts
 * it back. The student's next message also puts it back.
 */
export const settleParams = z.object({ discussionId: id });
export const settleBody = z.object({
  settled: z.preprocess(
    (value) => ({ true: true, 1: true, false: false, 0: false })[String(value)] ?? value,
    z.boolean(),
  ),
});
