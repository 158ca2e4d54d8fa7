import * as z from 'zod/mini';
import type { Message, Participant } from './messenger.ts';
import {
  readFlag,
  readId,
  readList,
  readNumber,
  readOptionalText,
  readOr,
  readPerson,
  readText,
  readWhole,
  readWords,
} from './reading.ts';

/** A body that is an object carries a file's description, or its text under one of three names. */
const bodyFields = z.looseObject({
  file_name: readOptionalText,
  file_size: readNumber,
  file_path: readOptionalText,
  text: readWords,
  message: readWords,
  content: readWords,
});

/** `user.name` is '' where the server tells none: whoever shows it has a fallback. */
export type ReadMessage = Message;

/** A message of any server (document 2 §3): its body may be a text, or an object for a file or for a text. */
export const readMessage = z.pipe(
  z.looseObject({
    id: readId,
    conversation_id: readWhole,
    user_id: readWhole,
    body: z.optional(z.unknown()),
    file_url: readOptionalText,
    file_name: readOptionalText,
    file_type: readOptionalText,
    file_size: readNumber,
    created_at: readText,
    created_date: readText,
    user: readOr(readPerson),
    client_key: readOptionalText,
  }),
  z.transform((read): ReadMessage => {
    const inside = bodyFields.safeParse(read.body).data;
    const userId = read.user_id || read.user?.id || 0;
    return {
      id: read.id,
      conversation_id: read.conversation_id,
      user_id: userId,
      body: inside
        ? (inside.text ?? inside.message ?? inside.content)
        : z.parse(readWords, read.body),
      file_url: read.file_url ?? inside?.file_path ?? null,
      file_name: read.file_name ?? inside?.file_name ?? null,
      file_type: read.file_type,
      file_size: read.file_size ?? inside?.file_size ?? null,
      created_at: read.created_at,
      created_date: read.created_date,
      user: read.user ?? { id: userId, name: '', profile_photo_url: null },
      client_key: read.client_key,
    };
  }),
);

const participant: z.ZodMiniType<Participant> = z.object({
  id: readId,
  name: readText,
  profile_photo_url: readOptionalText,
  isOnline: readFlag,
  last_seen_at: readOptionalText,
  last_read_message_id: readWhole,
});

const named = z.looseObject({ id: readWhole, name: readText });

export const readConversation = z.pipe(
  z.looseObject({
    id: readId,
    participants: readList(participant),
    discussion: readOr(z.looseObject({ lecture_id: readWhole, course_id: readWhole })),
    lecture: readOr(named),
    course: readOr(named),
    last_message: readOr(readMessage),
    new_messages: readWhole,
    updated_at: readOptionalText,
    updated_date: readText,
  }),
  z.transform(({ discussion, lecture, course, ...read }) => ({
    id: read.id,
    participants: read.participants,
    last_message: read.last_message,
    new_messages: read.new_messages,
    updated_at: read.updated_at,
    updated_date: read.updated_date,
    lecture: { id: lecture?.id || discussion?.lecture_id || 0, name: lecture?.name ?? '' },
    course: { id: course?.id || discussion?.course_id || 0, name: course?.name ?? '' },
  })),
);
/** `lecture` and `course` always stand; an id of 0 and an empty name are what is not known. */
export type ReadConversation = z.output<typeof readConversation>;

/** `GET /api/conversations`: the list in `data`, or bare. */
export const readConversations = z.union([
  z.pipe(
    z.array(z.unknown()),
    z.transform((rows) => ({
      data: z.parse(readList(readConversation), rows),
      next_page_url: null,
    })),
  ),
  z.looseObject({
    data: readList(readConversation),
    next_page_url: readOptionalText,
  }),
]);

/** `GET /api/conversations/{id}/messages`. Without `messages.data` it is no answer to this call. */
export const readMessages = z.pipe(
  z.looseObject({
    messages: z.looseObject({
      data: z.array(z.unknown()),
      prev_page_url: readOptionalText,
      next_page_url: readOptionalText,
    }),
  }),
  z.transform(({ messages }) => ({
    data: z.parse(readList(readMessage), messages.data),
    prev_page_url: messages.prev_page_url,
    next_page_url: messages.next_page_url,
  })),
);
export type ReadMessages = z.output<typeof readMessages>;

/** `GET /api/messages?conversation_id=`: a list, bare or in `data`, or a single message. */
export const readSimpleMessages = z.union([
  z.pipe(
    z.array(z.unknown()),
    z.transform((rows) => z.parse(readList(readMessage), rows)),
  ),
  z.pipe(
    readMessage,
    z.transform((one) => [one]),
  ),
  z.pipe(
    z.looseObject({ data: z.array(z.unknown()) }),
    z.transform(({ data }) => z.parse(readList(readMessage), data)),
  ),
]);

/** `POST /api/messages`: the sent message; null where a server keeps it to itself. */
export const readSent = z.pipe(
  z.looseObject({
    message: z.optional(z.unknown()),
    data: readOr(z.looseObject({ message: readOr(readMessage) })),
  }),
  z.transform(
    ({ message, data }): ReadMessage | null =>
      readMessage.safeParse(message).data ?? data?.message ?? null,
  ),
);
