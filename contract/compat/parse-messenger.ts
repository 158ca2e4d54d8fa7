import * as z from 'zod/mini';
import type { Message, Participant } from '../conversation/messenger/shapes.ts';
import {
  parseFlag,
  parseId,
  parseList,
  parseListMeta,
  parseNumber,
  parseOptionalText,
  parseOr,
  parsePerson,
  parseText,
  parseWhole,
  parseWords,
} from './parse-fields.ts';

/** A body that is an object contains a file's description, or a text in one of three fields. */
const bodyFields = z.looseObject({
  file_name: parseOptionalText,
  file_size: parseNumber,
  file_path: parseOptionalText,
  text: parseWords,
  message: parseWords,
  content: parseWords,
});

/** `user.name` is '' if the server sends none; components have a fallback. */
export type ParsedMessage = Message;

/** A message of any server (docs/behaviour/messenger.md#fields): its body may be a string, or an object with a file or a text. */
export const parseMessage = z.pipe(
  z.looseObject({
    id: parseId,
    conversation_id: parseWhole,
    user_id: parseWhole,
    body: z.optional(z.unknown()),
    file_url: parseOptionalText,
    file_name: parseOptionalText,
    file_type: parseOptionalText,
    file_size: parseNumber,
    created_at: parseText,
    created_date: parseText,
    user: parseOr(parsePerson),
    client_key: parseOptionalText,
  }),
  z.transform((row): ParsedMessage => {
    const fields = bodyFields.safeParse(row.body).data;
    const userId = row.user_id || row.user?.id || 0;
    return {
      id: row.id,
      conversation_id: row.conversation_id,
      user_id: userId,
      body: fields
        ? (fields.text ?? fields.message ?? fields.content)
        : z.parse(parseWords, row.body),
      file_url: row.file_url ?? fields?.file_path ?? null,
      file_name: row.file_name ?? fields?.file_name ?? null,
      file_type: row.file_type,
      file_size: row.file_size ?? fields?.file_size ?? null,
      created_at: row.created_at,
      created_date: row.created_date,
      user: row.user ?? { id: userId, name: '', profile_photo_url: null },
      client_key: row.client_key,
    };
  }),
);

const participant: z.ZodMiniType<Participant> = z.object({
  id: parseId,
  name: parseText,
  profile_photo_url: parseOptionalText,
  isOnline: parseFlag,
  last_seen_at: parseOptionalText,
  last_read_message_id: parseWhole,
});

const named = z.looseObject({ id: parseWhole, name: parseText });

export const parseConversation = z.pipe(
  z.looseObject({
    id: parseId,
    participants: parseList(participant),
    discussion: parseOr(
      z.looseObject({
        lecture_id: parseWhole,
        course_id: parseWhole,
        description: parseText,
        user_id: parseWhole,
        created_at: parseText,
      }),
    ),
    lecture: parseOr(named),
    course: parseOr(named),
    last_message: parseOr(parseMessage),
    new_messages: parseWhole,
    updated_at: parseOptionalText,
    updated_date: parseText,
  }),
  z.transform(({ discussion, lecture, course, ...row }) => ({
    id: row.id,
    participants: row.participants,
    last_message: row.last_message,
    new_messages: row.new_messages,
    updated_at: row.updated_at,
    updated_date: row.updated_date,
    lecture: { id: lecture?.id || discussion?.lecture_id || 0, name: lecture?.name ?? '' },
    course: { id: course?.id || discussion?.course_id || 0, name: course?.name ?? '' },
    question: discussion?.description
      ? {
          text: discussion.description,
          user_id: discussion.user_id,
          created_at: discussion.created_at,
        }
      : null,
  })),
);
/**
 * `lecture` and `course` are always set; an id of 0 and an empty name mean unknown. `question` is the one that began the
 * conversation, with a `user_id` of 0 and an empty `created_at` if the server sends none; null if its text is unknown.
 */
export type ParsedConversation = z.output<typeof parseConversation>;

/** `GET /api/conversations`: the list in `data`, or without a wrapper. */
export const parseConversations = z.union([
  z.pipe(
    z.array(z.unknown()),
    z.transform((rows) => ({
      data: z.parse(parseList(parseConversation), rows),
      next_page_url: null,
      message_search_url: null,
    })),
  ),
  z.looseObject({
    data: parseList(parseConversation),
    next_page_url: parseOptionalText,
    /** Null for a server without a search in messages. */
    message_search_url: parseOptionalText,
  }),
]);

const foundMessage = z.pipe(
  z.looseObject({
    conversation: z.looseObject({
      participants: parseList(participant),
      lecture: parseOr(named),
      course: parseOr(named),
    }),
  }),
  z.transform(({ conversation: { participants, lecture, course }, ...row }) => ({
    message: z.parse(parseMessage, row),
    participants,
    lecture: lecture ?? { id: 0, name: '' },
    course: course ?? { id: 0, name: '' },
  })),
);
export type ParsedFoundMessage = z.output<typeof foundMessage>;

/** `GET /api/messages/search`: a page of found messages. */
export const parseFoundMessages = z.looseObject({
  data: parseList(foundMessage),
  meta: parseListMeta,
});

/** `GET /api/conversations/{id}/messages`. Fails without `messages.data`. */
export const parseMessages = z.pipe(
  z.looseObject({
    messages: z.looseObject({
      data: z.array(z.unknown()),
      prev_page_url: parseOptionalText,
      next_page_url: parseOptionalText,
    }),
  }),
  z.transform(({ messages }) => ({
    data: z.parse(parseList(parseMessage), messages.data),
    prev_page_url: messages.prev_page_url,
    next_page_url: messages.next_page_url,
  })),
);
export type ParsedMessages = z.output<typeof parseMessages>;

/** `GET /api/messages?conversation_id=`: a list, with or without the wrapper `data`, or a single message. */
export const parseSimpleMessages = z.union([
  z.pipe(
    z.array(z.unknown()),
    z.transform((rows) => z.parse(parseList(parseMessage), rows)),
  ),
  z.pipe(
    parseMessage,
    z.transform((one) => [one]),
  ),
  z.pipe(
    z.looseObject({ data: z.array(z.unknown()) }),
    z.transform(({ data }) => z.parse(parseList(parseMessage), data)),
  ),
]);

/** `POST /api/messages`: the sent message; null if the server does not return it. */
export const parseSent = z.pipe(
  z.looseObject({
    message: z.optional(z.unknown()),
    data: parseOr(z.looseObject({ message: parseOr(parseMessage) })),
  }),
  z.transform(
    ({ message, data }): ParsedMessage | null =>
      parseMessage.safeParse(message).data ?? data?.message ?? null,
  ),
);
