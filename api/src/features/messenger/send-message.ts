import { AppError } from '#platform/http/app-error.ts';
import type { UploadedFile } from '#platform/http/uploads/uploaded-file.ts';
import type { Platform } from '#platform/platform.ts';
import type { Attachment } from './attachments/check-attachment.ts';
import { withStoredFile } from './attachments/with-stored-file.ts';
import { assertParticipant } from './policy.ts';
import { findConversationContext, type MessageRow, messageByKey, writerById } from './queries.ts';
import { saveMessage } from './save-message.ts';

interface SendMessage {
  conversation: number;
  personId: number;
  text: string;
  file: UploadedFile | null;
  /** Throws for a kind of file that is refused; without it every kind of attachment is allowed. */
  assertKind?(attachment: Attachment): void;
  /** The sender's own key for the message: sending it again with the same key returns the first one. */
  clientKey: string | null;
  fileBase: string;
  /** The socket of the sending tab. It gets the response, so it needs no broadcast. */
  exceptSocket: string | null;
  /** Somebody who works on the course answers in its discussion, of which only they need not be a participant. */
  asStaff?: boolean;
}

const isBlank = (text: string) => /^[\p{White_Space}\p{C}]*$/u.test(text);

/** Removes control characters, which are invisible; line ends and tabs stay. */
const withoutControls = (text: string) => text.replace(/(?![\n\t])\p{Cc}/gu, '');

/**
 * Sends a message. Returns it once it is saved and broadcast to the open tabs of the conversation's people.
 * @throws AppError conversation-not-found; invalid-input for neither text nor file; unsupported-file
 */
export async function sendMessage(platform: Platform, options: SendMessage): Promise<MessageRow> {
  const { db } = platform;
  const { conversation, personId, clientKey, file, fileBase, exceptSocket } = options;
  const text = isBlank(options.text) ? '' : withoutControls(options.text);
  const context = await findConversationContext(db, conversation);
  const writer = options.asStaff
    ? await writerById(db, personId)
    : assertParticipant(context.people, personId);
  if (!text && !file) {
    throw new AppError('invalid-input', {
      errors: { message: ['اكتب نص الرسالة أو أرفق ملفًا.'] },
    });
  }
  const findSentBefore = async () =>
    clientKey ? messageByKey(db, { conversation, person: personId, key: clientKey }) : null;
  // Checking and storing a file is expensive, so look for an earlier attempt first.
  const sentBefore = file && (await findSentBefore());
  if (sentBefore) return sentBefore;
  const saved = await withStoredFile(platform, options, (stored) =>
    saveMessage(platform, {
      message: {
        conversationId: conversation,
        personId,
        body: text || null,
        filePath: stored?.path ?? null,
        fileName: stored?.name ?? null,
        fileType: stored?.type ?? null,
        fileSize: stored?.size ?? null,
        clientKey,
      },
      writer,
      context,
      fileBase,
      exceptSocket,
    }),
  );
  const row = saved ?? (await findSentBefore());
  if (!row) throw new Error('the message was neither saved nor found under its client key');
  return row;
}
