import * as z from 'zod/mini';
import {
  parseId,
  parseList,
  parseNumber,
  parseOptionalText,
  parseOr,
  parsePerson,
  parseText,
  parseWhole,
  parseWords,
} from './parse-fields.ts';
import { type ParsedMessage, parseMessage, parseSent } from './parse-messenger.ts';

/** A message in a discussion; `picture_alt` is set only for a picture that was sent in it. */
export interface ParsedReply extends ParsedMessage {
  picture_alt?: string | null;
}

const sharedReply = z.looseObject({ id: parseId, picture_alt: z.string() });

const conversation = z.pipe(
  z.looseObject({ id: parseId, messages: z.optional(z.unknown()) }),
  z.transform(({ id, messages }) => {
    const alts = new Map(
      z.parse(parseList(sharedReply), messages).map((one) => [one.id, one.picture_alt]),
    );
    return {
      id,
      messages: z
        .parse(parseList(parseMessage), messages)
        .map(
          (one): ParsedReply => ({
            ...one,
            conversation_id: id,
            ...(alts.has(one.id) && { picture_alt: alts.get(one.id) }),
          }),
        )
        .toSorted((one, other) => one.id - other.id),
    };
  }),
);

const questionPicture = z.object({ url: z.string(), alt: parseText });

/** Some servers send only `user_id` instead of the author. */
const discussionRow = z.looseObject({
  id: parseId,
  description: parseWords,
  created_at: parseText,
  user_id: parseWhole,
  user: parseOr(parsePerson),
  picture: parseOr(questionPicture),
  conversation: parseOr(conversation),
  permissions: parseOr(z.object({ reply: z.boolean(), attach: z.optional(z.boolean()) })),
});

/** A question. Without a conversation nobody can reply to it (docs/behaviour/discussions.md#replies). */
const parseDiscussion = z.pipe(discussionRow, z.transform(toDiscussion));

function toDiscussion(row: z.output<typeof discussionRow>) {
  const userId = row.user?.id || row.user_id;
  return {
    id: row.id,
    description: row.description ?? '',
    created_at: row.created_at,
    user: {
      id: userId,
      name: row.user?.name ?? '',
      profile_photo_url: row.user?.profile_photo_url ?? null,
    },
    picture: row.picture,
    conversation: row.conversation,
    /** Null if the server sends none. */
    permissions: row.permissions,
  };
}
export type ParsedDiscussion = z.output<typeof parseDiscussion>;

const parseOwn = (value: unknown): ParsedDiscussion | null =>
  parseDiscussion.safeParse(Array.isArray(value) ? value[0] : value).data ?? null;

const discussionsFields = z.looseObject({
  discussions: z.optional(z.unknown()),
  Mydiscussion: z.optional(z.unknown()),
  permissions: parseOr(z.object({ ask: z.boolean(), attach: z.optional(z.boolean()) })),
});

/**
 * `GET /api/discussions/…`: the list, with or without the wrapper `data`, and the caller's own discussion, which some
 * servers omit from the list and others send as a list with one item.
 */
export const parseDiscussions = z.pipe(
  z.looseObject({ ...discussionsFields.shape, data: parseOr(discussionsFields) }),
  z.transform(({ data, ...row }) => {
    const { discussions, Mydiscussion, permissions } = 'discussions' in row || !data ? row : data;
    const list = z.parse(parseList(parseDiscussion), discussions);
    const mine = parseOwn(Mydiscussion);
    const missing = mine && !list.some(({ id }) => id === mine.id);
    return {
      discussions: missing ? [mine, ...list] : list,
      mine: mine?.id ?? null,
      permissions,
    };
  }),
);
export type ParsedDiscussions = z.output<typeof parseDiscussions>;

/** The response to a reply with a picture; null where it is no message. */
export const parseSentReply = z.pipe(
  z.looseObject({ message: z.optional(z.unknown()) }),
  z.transform((row): ParsedReply | null => {
    const sent = parseSent.safeParse(row).data;
    const { picture_alt } = sharedReply.safeParse(row.message).data ?? {};
    return sent ? { ...sent, ...(picture_alt !== undefined && { picture_alt }) } : null;
  }),
);

/** `POST /api/post-discussion`: only the message, since the site refetches the discussions anyway. */
export const parsePosted = z.pipe(
  z.looseObject({ message: parseOptionalText }),
  z.transform(({ message }) => ({ message })),
);

const namedRow = z.looseObject({ id: parseWhole, name: parseText });

const inboxQuestion = z.pipe(
  z.looseObject({
    ...discussionRow.shape,
    course: namedRow,
    lecture: namedRow,
    teacher: namedRow,
    waiting_since: parseOptionalText,
    answered_at: parseOptionalText,
    permissions: z.object({
      reply: z.boolean(),
      attach: z.optional(z.boolean()),
      settle: z.boolean(),
    }),
  }),
  z.transform((row) => ({
    ...toDiscussion(row),
    course: { id: row.course.id, name: row.course.name },
    lecture: { id: row.lecture.id, name: row.lecture.name },
    teacher: { id: row.teacher.id, name: row.teacher.name },
    waiting_since: row.waiting_since,
    answered_at: row.answered_at,
    permissions: row.permissions,
  })),
);
export type ParsedInboxQuestion = z.output<typeof inboxQuestion>;

const pageFields = { current_page: parseWhole, last_page: parseWhole, total: parseNumber };

/** `GET /api/teacher-desk`, an extension of the specification: fails for any other response. */
export const parseQuestionInbox = z.pipe(
  z.looseObject({
    questions: z.looseObject({ ...pageFields, data: parseList(inboxQuestion) }),
    courses: parseList(z.looseObject({ id: parseId, name: parseText, count: parseWhole })),
    permissions: parseOr(z.object({ all: z.boolean() })),
  }),
  z.transform(({ questions, courses, permissions }) => ({
    questions: questions.data,
    page: questions.current_page || 1,
    lastPage: questions.last_page || 1,
    total: questions.total ?? questions.data.length,
    courses: courses.map(({ id, name, count }) => ({ id, name, count })),
    permissions: permissions ?? { all: false },
  })),
);
export type ParsedQuestionInbox = z.output<typeof parseQuestionInbox>;

const ownQuestion = z.pipe(
  z.looseObject({
    id: parseId,
    description: parseWords,
    created_at: parseText,
    course: namedRow,
    lecture: namedRow,
    replies: parseWhole,
    answered_at: parseOptionalText,
  }),
  z.transform((row) => ({
    id: row.id,
    description: row.description ?? '',
    created_at: row.created_at,
    course: { id: row.course.id, name: row.course.name },
    lecture: { id: row.lecture.id, name: row.lecture.name },
    replies: row.replies,
    answered_at: row.answered_at,
  })),
);
export type ParsedOwnQuestion = z.output<typeof ownQuestion>;

/** `GET /api/my-questions`, an extension of the specification: fails for any other response. */
export const parseOwnQuestions = z.pipe(
  z.looseObject({ questions: z.looseObject({ ...pageFields, data: parseList(ownQuestion) }) }),
  z.transform(({ questions }) => ({
    questions: questions.data,
    lastPage: questions.last_page || 1,
  })),
);
