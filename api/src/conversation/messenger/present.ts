import type {
  Conversation,
  FoundMessage,
  Message,
  Participant,
} from '@nibras/contract/conversation/messenger/shapes.ts';
import { type FileReader, fileAddress } from '#platform/files/file-address.ts';
import type { Platform } from '#platform/platform.ts';
import type { ConversationRow, ParticipantRow } from './list-queries.ts';
import type { MessageRow } from './queries.ts';
import type { SubjectRow } from './search-queries.ts';

type Needs = Pick<Platform, 'secrets' | 'settings' | 'now'>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A date and time in the fixed format of `created_date`, in the provider's time zone. */
function formatDateTime(date: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('ar-EG-u-nu-latn', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
    });
    formats.set(timeZone, format);
  }
  return format.format(date);
}

const presentWriter = ({ id, name, photo }: MessageRow['writer']): Message['user'] => ({
  id,
  name,
  profile_photo_url: photo,
});

/** A message as one person sees it. */
export function presentMessage(
  platform: Needs,
  { message, writer }: MessageRow,
  reader: FileReader,
): Message {
  return {
    id: message.id,
    conversation_id: message.conversationId,
    user_id: message.personId,
    body: message.body,
    file_url: message.filePath && fileAddress(platform, message.filePath, reader),
    file_name: message.fileName,
    file_type: message.fileType,
    file_size: message.fileSize,
    created_at: message.createdAt.toISOString(),
    created_date: formatDateTime(message.createdAt, platform.settings().timeZone),
    user: presentWriter(writer),
    client_key: message.clientKey,
  };
}

const presentParticipant = (row: ParticipantRow): Participant => ({
  ...presentWriter(row.person),
  isOnline: row.isOnline,
  last_seen_at: row.lastSeenAt?.toISOString() ?? null,
  last_read_message_id: row.lastReadMessageId,
});

/** A result of a search: the message, without an address of its file, and what its conversation is about. */
export function presentFoundMessage(
  platform: Needs,
  { row, people, subject }: { row: MessageRow; people: ParticipantRow[]; subject?: SubjectRow },
  reader: FileReader,
): FoundMessage {
  return {
    ...presentMessage(platform, row, { ...reader, fileBase: null }),
    conversation: {
      participants: people.map(({ person }) => presentWriter(person)),
      lecture: subject?.lecture ?? null,
      course: subject?.course ?? null,
    },
  };
}

/** An item of one person's list of conversations. */
export function presentConversation(
  platform: Needs,
  { row, people, last }: { row: ConversationRow; people: ParticipantRow[]; last?: MessageRow },
  reader: FileReader,
): Conversation {
  const { discussion, lecture, course } = row;
  return {
    id: row.id,
    participants: people.map(presentParticipant),
    discussion: discussion && {
      id: discussion.id,
      lecture_id: discussion.lectureId,
      course_id: discussion.courseId,
      description: discussion.description,
      user_id: discussion.personId,
      created_at: discussion.createdAt.toISOString(),
    },
    lecture,
    course,
    last_message: last ? presentMessage(platform, last, reader) : null,
    new_messages: row.unread,
    updated_at: row.updatedAt.toISOString(),
    updated_date: formatDateTime(row.updatedAt, platform.settings().timeZone),
  };
}
