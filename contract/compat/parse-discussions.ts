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
import { parseMessage } from './parse-messenger.ts';

const conversation = z.pipe(
  z.looseObject({ id: parseId, messages: parseList(parseMessage) }),
  z.transform(({ id, messages }) => ({
    id,
    messages: messages
      .map((one) => ({ ...one, conversation_id: id }))
      .toSorted((one, other) => one.id - other.id),
  })),
);

/** Some servers send only `user_id` instead of the author. */
const discussionRow = z.looseObject({
  id: parseId,
  description: parseWords,
  created_at: parseText,
  user_id: parseWhole,
  user: parseOr(parsePerson),
  conversation: parseOr(conversation),
  permissions: parseOr(z.object({ reply: z.boolean() })),
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
  permissions: parseOr(z.object({ ask: z.boolean() })),
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

/** `POST /api/post-discussion`: only the message, since the site refetches the discussions anyway. */
export const parsePosted = z.pipe(
  z.looseObject({ message: parseOptionalText }),
  z.transform(({ message }) => ({ message })),
);

const namedRow = z.looseObject({ id: parseWhole, name: parseText });

const deskQuestion = z.pipe(
  z.looseObject({
    ...discussionRow.shape,
    course: namedRow,
    lecture: namedRow,
    waiting_since: parseText,
  }),
  z.transform((row) => ({
    ...toDiscussion(row),
    course: { id: row.course.id, name: row.course.name },
    lecture: { id: row.lecture.id, name: row.lecture.name },
    waiting_since: row.waiting_since || row.created_at,
  })),
);
export type ParsedDeskQuestion = z.output<typeof deskQuestion>;

/** `GET /api/teacher-desk`, an extension of the specification: fails for any other response. */
export const parseDesk = z.pipe(
  z.looseObject({
    questions: z.looseObject({
      data: parseList(deskQuestion),
      current_page: parseWhole,
      last_page: parseWhole,
      total: parseNumber,
    }),
    courses: parseList(z.looseObject({ id: parseId, name: parseText, waiting: parseWhole })),
  }),
  z.transform(({ questions, courses }) => ({
    questions: questions.data,
    page: questions.current_page || 1,
    lastPage: questions.last_page || 1,
    total: questions.total ?? questions.data.length,
    courses: courses.map(({ id, name, waiting }) => ({ id, name, waiting })),
  })),
);
export type ParsedDesk = z.output<typeof parseDesk>;
