import { findLecture } from '#learning/lectures/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { UploadedFile } from '#platform/http/uploads/uploaded-file.ts';
import type { Platform } from '#platform/platform.ts';
import {
  type WithStoredFile,
  withStoredFile,
} from '../../platform/files/uploads/with-stored-file.ts';
import { assertParticipant } from './policy.ts';
import {
  type ConversationContext,
  findConversationContext,
  type MessageRow,
  messageByKey,
  writerById,
} from './queries.ts';
import { saveMessage } from './save-message.ts';

interface SendMessage {
  conversation: number;
  personId: number;
  text: string;
  file: UploadedFile | null;
  /** The kinds of files that are taken; without it every kind of attachment is. */
  only?: WithStoredFile['only'];
  /** The sender's own key for the message: sending it again with the same key returns the first one. */
  clientKey: string | null;
  /** The newest message of a question's conversation that its answerer has seen: a newer answer of another person refuses this one. */
  seen?: number | undefined;
  fileBase: string;
  /** The socket of the sending tab. It gets the response, so it needs no broadcast. */
  exceptSocket: string | null;
  /** A person who works on the course answers in its discussion, of which only they need not be a participant. */
  asStaff?: boolean;
}

const isBlank = (text: string) => /^[\p{White_Space}\p{C}]*$/u.test(text);

/** Removes control characters, which are invisible; line ends and tabs stay. */
const withoutControls = (text: string) => text.replace(/(?![\n\t])\p{Cc}/gu, '');

/**
 * Anyone who has lost access to a question's lecture reads on and writes no more (docs/behaviour/enrolments.md#members).
 * @throws AppError access-ended
 */
async function assertAccess(
  { db }: Pick<Platform, 'db'>,
  { question }: ConversationContext,
  writer: ConversationContext['people'][number],
): Promise<void> {
  if (!question || !writer.accessEnded) return;
  const { courseId: course, lectureId: lecture } = question;
  try {
    const { open } = await findLecture(db, { course, lecture, caller: writer });
    if (open) return;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
  throw new AppError('access-ended');
}

/** A private conversation has no reader left. A question is answered on, because others in the course read the answers. */
function assertReader({ people, question }: ConversationContext, writer: { id: number }): void {
  const others = people.filter(({ id }) => id !== writer.id);
  if (question || others.length === 0 || others.some(({ deleted }) => !deleted)) return;
  throw new AppError('recipient-deleted');
}

/** The participant who writes. @throws AppError conversation-not-found, access-ended, recipient-deleted */
async function writingParticipant(
  platform: Pick<Platform, 'db'>,
  context: ConversationContext,
  personId: number,
) {
  const writer = assertParticipant(context.people, personId);
  await assertAccess(platform, context, writer);
  assertReader(context, writer);
  return writer;
}

/**
 * Sends a message. Returns it once it is saved and broadcast to the open tabs of the conversation's people.
 * @throws AppError conversation-not-found; access-ended; recipient-deleted; answered-meanwhile; invalid-input for neither text nor file; unsupported-file
 */
export async function sendMessage(platform: Platform, options: SendMessage): Promise<MessageRow> {
  const { db } = platform;
  const { conversation, personId, clientKey, file, fileBase, exceptSocket } = options;
  const text = isBlank(options.text) ? '' : withoutControls(options.text);
  const context = await findConversationContext(db, conversation);
  const writer = options.asStaff
    ? await writerById(db, personId)
    : await writingParticipant(platform, context, personId);
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
      seen: options.seen,
    }),
  );
  const row = saved ?? (await findSentBefore());
  if (!row) throw new Error('the message was neither saved nor found under its client key');
  return row;
}
