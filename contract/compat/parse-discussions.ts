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

/** A message is sent by whom its discussion knows, where the server gives no more than an id. */
const discussionRow = z.looseObject({
  id: parseId,
  description: parseWords,
  created_at: parseText,
  user_id: parseWhole,
  user: parseOr(parsePerson),
  conversation: parseOr(conversation),
  permissions: parseOr(z.object({ reply: z.boolean() })),
});

/** A question of any server. Without a conversation nobody can reply to it (docs/behaviour/discussions.md#replies). */
const parseDiscussion = z.pipe(discussionRow, z.transform(plainDiscussion));

function plainDiscussion(read: z.output<typeof discussionRow>) {
  const userId = read.user?.id || read.user_id;
  return {
    id: read.id,
    description: read.description ?? '',
    created_at: read.created_at,
    user: {
      id: userId,
      name: read.user?.name ?? '',
      profile_photo_url: read.user?.profile_photo_url ?? null,
    },
    conversation: read.conversation,
    /** Null where the server says nothing of them. */
    permissions: read.permissions,
  };
}
export type ParsedDiscussion = z.output<typeof parseDiscussion>;

const ownOf = (value: unknown): ParsedDiscussion | null =>
  parseDiscussion.safeParse(Array.isArray(value) ? value[0] : value).data ?? null;

const discussionsFields = z.looseObject({
  discussions: z.optional(z.unknown()),
  Mydiscussion: z.optional(z.unknown()),
  permissions: parseOr(z.object({ ask: z.boolean() })),
});

/**
 * `GET /api/discussions/…`: the list, bare or in `data`, and the caller's own, which some servers leave out of the
 * list and others send as a list of one.
 */
export const parseDiscussions = z.pipe(
  z.looseObject({ ...discussionsFields.shape, data: parseOr(discussionsFields) }),
  z.transform(({ data, ...read }) => {
    const { discussions, Mydiscussion, permissions } = 'discussions' in read || !data ? read : data;
    const listed = z.parse(parseList(parseDiscussion), discussions);
    const mine = ownOf(Mydiscussion);
    const missing = mine && !listed.some(({ id }) => id === mine.id);
    return {
      discussions: missing ? [mine, ...listed] : listed,
      mine: mine?.id ?? null,
      permissions,
    };
  }),
);
export type ParsedDiscussions = z.output<typeof parseDiscussions>;

/** `POST /api/post-discussion`: what was made, where the server tells; it is asked for anew either way. */
export const parsePosted = z.pipe(
  z.looseObject({ message: parseOptionalText }),
  z.transform(({ message }) => ({ message })),
);

const named = z.looseObject({ id: parseWhole, name: parseText });

const deskQuestion = z.pipe(
  z.looseObject({
    ...discussionRow.shape,
    course: named,
    lecture: named,
    waiting_since: parseText,
  }),
  z.transform((read) => ({
    ...plainDiscussion(read),
    course: { id: read.course.id, name: read.course.name },
    lecture: { id: read.lecture.id, name: read.lecture.name },
    waiting_since: read.waiting_since || read.created_at,
  })),
);
export type ParsedDeskQuestion = z.output<typeof deskQuestion>;

/** `GET /api/teacher-desk`, an extension of the specification: another answer is no desk. */
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
