import type { Reply } from '@nibras/contract/conversation/discussions/shapes.ts';
import { sendMessage } from '#conversation/messenger/index.ts';
import { replyPictures } from '#platform/database/schema/index.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { UploadedFile } from '#platform/http/uploads/uploaded-file.ts';
import type { Platform } from '#platform/platform.ts';
import { picturesOnly } from './picture.ts';
import { presentReply } from './present.ts';
import { conversationOf } from './queries.ts';
import type { Reading } from './read-discussions.ts';

interface ReplyWithPicture extends Reading {
  discussion: number;
  text: string;
  picture: UploadedFile;
  alt: string;
  clientKey: string | null;
  /** The newest message that the writer has seen; undefined where the call does not say. */
  seen: number | undefined;
  exceptSocket: string | null;
}

/**
 * Replies to a question with a picture that every reader of the discussion sees. The message is saved first: if the
 * process ends before the picture is shared, the retry with the same client key finds the message and shares it.
 * @throws AppError discussion-not-found, also for anyone who may not reply; unsupported-file, invalid-input
 */
export async function replyWithPicture(
  platform: Platform,
  { discussion, picture, alt, caller, files, ...options }: ReplyWithPicture,
): Promise<Reply> {
  const { db } = platform;
  const conversation = orThrow(
    await conversationOf(db, { discussion, person: caller.id }),
    'discussion-not-found',
  );
  const sent = await sendMessage(platform, {
    ...options,
    conversation,
    personId: caller.id,
    file: picture,
    only: picturesOnly,
    fileBase: files.fileBase,
  });
  await db.insert(replyPictures).values({ messageId: sent.message.id, alt }).onConflictDoNothing();
  const reader = { personId: caller.id, ...files, isParticipant: true };
  return presentReply(platform, { ...sent, pictureAlt: alt }, reader);
}
