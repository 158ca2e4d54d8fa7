import { z } from 'zod';
import { messenger as limits } from '../../limits.ts';
import { countLabel } from '../../text/count.ts';
import {
  absentWhenEmpty,
  id,
  listMeta,
  listQuery,
  pageNumber,
  picture,
  timestamp,
} from '../../wire.ts';

/**
 * The text of a message, without leading empty lines and trailing blanks. The first line keeps its indentation, since
 * it may be code. Bidirectional control characters are removed, because they can disguise a text.
 */
const messageText = z
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
      error: `الرسالة أطول من ${countLabel(limits.textMaxLength, 'letter', 'genitive')}. اختصرها أو أرسلها على أكثر من رسالة.`,
    }),
  );

export const messageAuthor = z.object({
  id: z.int(),
  name: z.string(),
  profile_photo_url: picture,
});

/** `file_url` is an address signed for the caller. One of `body` and `file_url` is always set. */
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
  /** The formatted date and time, in the provider's time zone. */
  created_date: z.string(),
  user: messageAuthor,
  /** The sender's own key, with which the site finds and replaces its temporary message. */
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

const namedRow = z.object({ id: z.int(), name: z.string() });

export const conversation = z.object({
  id: z.int(),
  participants: z.array(participant),
  discussion: z
    .object({
      id: z.int(),
      lecture_id: z.int(),
      course_id: z.int(),
      description: z.string(),
      /** Who asked, and when. */
      user_id: z.int(),
      created_at: timestamp,
    })
    .nullable(),
  lecture: namedRow.nullable(),
  course: namedRow.nullable(),
  last_message: message.nullable(),
  /** Messages of others that the caller has not read. */
  new_messages: z.int(),
  updated_at: timestamp,
  updated_date: z.string(),
});
export type Conversation = z.infer<typeof conversation>;

export const conversationParams = z.object({ id });

/** `id` narrows the list to one conversation; the site uses it for a message in an unlisted conversation. */
export const conversationsQuery = z.object({
  page: pageNumber,
  id: absentWhenEmpty(id.optional()),
});
export const conversationsAnswer = z.object({
  data: z.array(conversation),
  current_page: z.int(),
  last_page: z.int(),
  next_page_url: z.string().nullable(),
  /** The address of the search in messages. The site offers the search only if the server sends it. */
  message_search_url: z.string(),
});

/** `conversation_id` narrows the search to one conversation. A blank search finds nothing. */
export const messageSearchQuery = listQuery(limits.searchResultsPerPage).extend({
  conversation_id: absentWhenEmpty(id.optional()),
});
/** The messages found, the newest first, each with what a reader needs to recognise its conversation. */
export const messageSearchAnswer = z.object({
  data: z.array(
    message.extend({
      conversation: z.object({
        participants: z.array(messageAuthor),
        lecture: namedRow.nullable(),
        course: namedRow.nullable(),
      }),
    }),
  ),
  meta: listMeta,
});
export type FoundMessage = z.infer<typeof messageSearchAnswer>['data'][number];

/**
 * `page=1` is the newest page. `before` (a message's id, part of `prev_page_url`) keeps pages from overlapping while
 * new messages arrive. `after` returns the messages after a known one, oldest first, for use after a reconnection.
 */
export const messagesQuery = z.object({
  page: pageNumber,
  before: absentWhenEmpty(id.optional()),
  after: absentWhenEmpty(z.union([z.literal('0').transform(() => 0), z.literal(0), id]).optional()),
});
/** `prev_page_url` is the next older page; with `after`, `next_page_url` is the next newer page. */
export const messagesAnswer = z.object({
  messages: z.object({
    data: z.array(message),
    current_page: z.int(),
    prev_page_url: z.string().nullable(),
    next_page_url: z.string().nullable(),
  }),
});

/** The simple chat's list: the newest messages of one conversation, oldest first. */
export const simpleMessagesQuery = z.object({ conversation_id: id });
export const simpleMessagesAnswer = z.array(message);

/**
 * The messenger sends `message` and `attachment` as multipart, the simple chat `body` and
 * `type` as JSON. One of the two texts or a file is required. `client_key` makes retries idempotent.
 */
export const sendMessageBody = z.object({
  conversation_id: id,
  message: messageText.optional(),
  body: messageText.optional(),
  type: z.string().max(20).optional(),
  client_key: z.string().min(1).max(64).optional(),
  /**
   * An extension of the specification, for an answer to a question: the newest message that the writer has seen, 0 for
   * none. Where another person has answered since, the call is refused (409).
   */
  seen: z.coerce.number().int().min(0).optional(),
  /** A file of a multipart form. Its type is the server's. */
  attachment: z.unknown().optional(),
});
/** The only mutation whose `message` is not a text but the sent message. */
export const sendMessageAnswer = z.object({ message });

/** The newest message that the tab has shown; by default the newest of the conversation. */
export const readConversationBody = z.preprocess(
  (body) => body ?? {},
  z.object({ last_read_message_id: z.union([z.literal(0), id]).optional() }),
);
/** Whether what others wrote last needs no answer of the caller. */
export const settleConversationBody = z.object({ settled: z.boolean() });

export const readConversationAnswer = z.object({
  message: z.string(),
  last_read_message_id: z.int(),
});

/** The events of a tab: the person is typing, and which conversation the tab shows. */
export const typingEvent = z.object({ conversation_id: id });
export const activeConversationEvent = z.object({ conversation_id: id.nullable() });
