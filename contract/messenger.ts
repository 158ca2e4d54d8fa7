import { z } from 'zod';
import { messenger as limits } from './limits.ts';
import { id, pageNumber, picture, timestamp } from './wire.ts';

const absentWhenEmpty = (value: unknown) => (value === '' ? undefined : value);

/**
 * What a person writes, without empty lines before it and blanks behind it; its first line may begin with blanks,
 * since code does. Marks that turn the direction of what follows are taken out: they make text look like another.
 */
const writtenText = z
  .string()
  .transform((text) =>
    text
      .replace(/\r\n?/g, '\n')
      .replace(/[\u202a-\u202e]/g, '')
      .replace(/^(\s*\n)+/, '')
      .trimEnd(),
  )
  .pipe(
    z.string().max(limits.textMaxLength, {
      error: `الرسالة أطول من ${limits.textMaxLength} حرف. اختصرها أو أرسلها على أكثر من رسالة.`,
    }),
  );

export const messageAuthor = z.object({
  id: z.int(),
  name: z.string(),
  profile_photo_url: picture,
});

/** `file_url` is a signed address, made for the person who asks. One of `body` and `file_url` is always there. */
export const message = z.object({
  id: z.int(),
  conversation_id: z.int(),
  user_id: z.int(),
  body: z.string().nullable(),
  file_url: z.string().nullable(),
  file_name: z.string().nullable(),
  file_type: z.string().nullable(),
  /** Bytes. */
  file_size: z.int().nullable(),
  created_at: timestamp,
  /** As a reader in the provider's time zone writes it. */
  created_date: z.string(),
  user: messageAuthor,
  /** The name that the sender gave it, so that the temporary message can be found and replaced. */
  client_key: z.string().nullable(),
});
export type Message = z.infer<typeof message>;

export const participant = messageAuthor.extend({
  isOnline: z.boolean(),
  last_seen_at: timestamp.nullable(),
  /** The newest message that this person has read; 0 before the first. */
  last_read_message_id: z.int(),
});
export type Participant = z.infer<typeof participant>;

const named = z.object({ id: z.int(), name: z.string() });

export const conversation = z.object({
  id: z.int(),
  participants: z.array(participant),
  discussion: z
    .object({
      id: z.int(),
      lecture_id: z.int(),
      course_id: z.int(),
      description: z.string(),
    })
    .nullable(),
  lecture: named.nullable(),
  course: named.nullable(),
  last_message: message.nullable(),
  /** Messages of others that the caller has not read. */
  new_messages: z.int(),
  updated_at: timestamp,
  updated_date: z.string(),
});
export type Conversation = z.infer<typeof conversation>;

export const conversationParams = z.object({ id });

/** `id` narrows to one conversation: what a message in an unlisted one asks for. */
export const conversationsQuery = z.object({
  page: pageNumber,
  id: z.preprocess(absentWhenEmpty, id.optional()),
});
export const conversationsAnswer = z.object({
  data: z.array(conversation),
  current_page: z.int(),
  last_page: z.int(),
  next_page_url: z.string().nullable(),
});

/**
 * `page=1` is the newest. `before` (a message's id, sent along by `prev_page_url`) keeps the pages apart while new
 * messages arrive. `after` asks for what is newer than a known message, oldest first: what a reconnection missed.
 */
export const messagesQuery = z.object({
  page: pageNumber,
  before: z.preprocess(absentWhenEmpty, id.optional()),
  after: z.preprocess(
    (value) => (value === '0' ? 0 : absentWhenEmpty(value)),
    z.union([z.literal(0), id]).optional(),
  ),
});
/** `prev_page_url` is the next older page; with `after`, `next_page_url` is what is newer still. */
export const messagesAnswer = z.object({
  messages: z.object({
    data: z.array(message),
    current_page: z.int(),
    prev_page_url: z.string().nullable(),
    next_page_url: z.string().nullable(),
  }),
});

/** The simple chat's list: the newest messages of one conversation, in order of time. */
export const simpleMessagesQuery = z.object({ conversation_id: id });
export const simpleMessagesAnswer = z.array(message);

/**
 * `POST /api/messages`: the messenger sends `message` and `attachment` as multipart, the simple chat `body` and
 * `type` as JSON. One text of the two counts, or a file. `client_key` makes a repeated attempt harmless.
 */
export const sendMessageBody = z.object({
  conversation_id: id,
  message: writtenText.optional(),
  body: writtenText.optional(),
  type: z.string().max(20).optional(),
  client_key: z.string().min(1).max(64).optional(),
  /** A file of a multipart form; how it is held while it is looked at is the server's own matter. */
  attachment: z.unknown().optional(),
});
/** The one change whose `message` is no sentence: it is the message that was sent. */
export const sendMessageAnswer = z.object({ message });

/** Up to which message the tab has shown it; without it, up to the newest. */
export const readConversationBody = z.preprocess(
  (body) => body ?? {},
  z.object({ last_read_message_id: z.union([z.literal(0), id]).optional() }),
);
export const readConversationAnswer = z.object({
  message: z.string(),
  last_read_message_id: z.int(),
});

/** What a tab tells over its socket: that its person is writing, and which conversation it shows. */
export const typingEvent = z.object({ conversation_id: id });
export const activeConversationEvent = z.object({ conversation_id: id.nullable() });
