import type { Discussion, Reply } from '@nibras/contract/conversation/discussions/shapes.ts';
import { presentMessage } from '#conversation/messenger/index.ts';
import { fileAddress } from '#platform/files/file-address.ts';
import type { Platform } from '#platform/platform.ts';
import type { DiscussionRow, ReplyRow } from './queries.ts';

type Needs = Pick<Platform, 'settings' | 'secrets' | 'now'>;

/** The person that a discussion is presented to, with the base and the proof of the addresses of files. */
export interface Reader {
  personId: number;
  fileBase: string;
  proof: string | undefined;
  /** Participants also get the files that were sent in the chat. */
  isParticipant: boolean;
}

/** A reply; anyone who reads the discussion gets the address of a picture that was sent in it. */
export function presentReply(
  platform: Needs,
  { pictureAlt, ...row }: ReplyRow,
  { isParticipant, ...reader }: Reader,
): Reply {
  const fileBase = isParticipant || pictureAlt !== null ? reader.fileBase : null;
  return {
    ...presentMessage(platform, row, { ...reader, fileBase }),
    picture_alt: pictureAlt,
  };
}

/** A question with its replies as one person sees it. */
export function presentDiscussion(
  platform: Needs,
  { row, replies }: { row: DiscussionRow; replies: ReplyRow[] },
  reader: Reader,
): Discussion {
  const url = row.picturePath && fileAddress(platform, row.picturePath, reader);
  const { id, name, photo } = row.writer;
  return {
    id: row.id,
    description: row.description,
    created_at: row.createdAt.toISOString(),
    user: { id, name, profile_photo_url: photo },
    picture: url ? { url, alt: row.pictureAlt } : null,
    conversation: {
      id: row.conversationId,
      messages: replies.map((reply) => presentReply(platform, reply, reader)),
    },
    permissions: { reply: reader.isParticipant, attach: reader.isParticipant },
  };
}
