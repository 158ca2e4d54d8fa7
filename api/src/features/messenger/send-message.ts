import { randomUUID } from 'node:crypto';
import type { Message } from '@nibras/contract/messenger.ts';
import type { Queryable } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { UploadedFile } from '#platform/http/uploaded-file.ts';
import type { Platform } from '#platform/platform.ts';
import { sentFolder } from '#platform/storage/storage.ts';
import { type Attachment, checkAttachment } from './attachments/check-attachment.ts';
import { runInOrder } from './conversation-queue.ts';
import { insertMessage } from './insert-message.ts';
import { hasSideEffects, notifyParticipants } from './notify-participants.ts';
import { mustTakePart } from './policy.ts';
import { presentMessage } from './present.ts';
import {
  type ConversationContext,
  findConversationContext,
  type MessageRow,
  messageByKey,
} from './queries.ts';

interface SendMessage {
  conversation: number;
  personId: number;
  text: string;
  file: UploadedFile | null;
  /** The sender's own name for the message: sent again under it, the first one is the answer. */
  clientKey: string | null;
  fileBase: string;
  /** Ties the file's address in the answer to the sender's browsers. */
  proof?: string | undefined;
  exceptSocket: string | null;
}

type Stored = Omit<Attachment, 'cleaned'> & { path: string };

/** The message was there already: what was begun for it is undone. */
class SentBefore extends Error {
  override name = 'SentBefore';
}

/** Blanks and marks that nobody sees are no message. */
const isBlank = (text: string) => /^[\p{White_Space}\p{C}]*$/u.test(text);

/** Marks that are no text: they would only hide in it. Line ends and tabs stay. */
const withoutControls = (text: string) => text.replace(/(?![\n\t])\p{Cc}/gu, '');

async function store({ storage }: Platform, file: UploadedFile): Promise<Stored> {
  const { cleaned, ...attachment } = await checkAttachment(file);
  const path = `${sentFolder}${randomUUID()}/${attachment.name}`;
  await storage.write(path, cleaned ?? file.read());
  return { ...attachment, path };
}

type Kept = SendMessage & { stored: Stored | null };

const rowOf = ({ now }: Platform, { text, stored, ...given }: Kept) => ({
  conversationId: given.conversation,
  personId: given.personId,
  body: text || null,
  filePath: stored?.path ?? null,
  fileName: stored?.name ?? null,
  fileType: stored?.type ?? null,
  fileSize: stored?.size ?? null,
  clientKey: given.clientKey,
  createdAt: now(),
});

function writerIn(context: ConversationContext, personId: number) {
  const writer = context.people.find(({ id }) => id === personId);
  if (!writer) throw new Error('the writer takes no part');
  return writer;
}

/** Keeps the message and notifies who takes part. @throws SentBefore */
async function saveMessage(
  platform: Platform,
  { context, ...given }: Kept & { context: ConversationContext },
) {
  const writer = writerIn(context, given.personId);
  const work = async (db: Queryable): Promise<MessageRow> => {
    const message = await insertMessage(db, rowOf(platform, given));
    if (!message) throw new SentBefore();
    const row = { message, writer };
    await notifyParticipants(platform, db, { ...given, row, context });
    return row;
  };
  // Keeping it is one statement, and needs no transaction around it.
  return hasSideEffects(context, given.personId)
    ? platform.db.transaction(work)
    : work(platform.db);
}

/** As `saveMessage`, after what is being sent to the conversation already; the file of a message that is not kept is not kept either. */
async function saveMessageInOrder(
  platform: Platform,
  given: Parameters<typeof saveMessage>[1],
): Promise<MessageRow> {
  const { storage, log } = platform;
  try {
    return await runInOrder(given.conversation, () => saveMessage(platform, given));
  } catch (error) {
    if (given.stored) {
      await storage
        .remove(given.stored.path)
        .catch((cause: unknown) => log.warn({ err: cause }, 'the file of no message stays'));
    }
    throw error;
  }
}

/**
 * Sends a message. It is answered once it is kept; then every open tab of the conversation's people is told, each
 * once.
 * @throws AppError conversation-not-found; invalid-input for neither text nor file; unsupported-file
 */
export async function sendMessage(platform: Platform, given: SendMessage): Promise<Message> {
  const { db } = platform;
  const { conversation, personId, clientKey, file, fileBase, proof } = given;
  const text = isBlank(given.text) ? '' : withoutControls(given.text);
  const context = await findConversationContext(db, conversation);
  mustTakePart(context.people, personId);
  if (!text && !file) {
    throw new AppError('invalid-input', {
      errors: { message: ['اكتب نص الرسالة أو أرفق ملفًا.'] },
    });
  }
  const sentBefore = () =>
    clientKey ? messageByKey(db, { conversation, person: personId, key: clientKey }) : null;
  // A file is dear: looked at and stored only where it is news.
  let row = file && (await sentBefore());
  if (!row) {
    const stored = file && (await store(platform, file));
    try {
      row = await saveMessageInOrder(platform, { ...given, text, context, stored });
    } catch (error) {
      const before = error instanceof SentBefore && (await sentBefore());
      if (!before) throw error;
      row = before;
    }
  }
  return presentMessage(platform, row, { personId, fileBase, proof });
}
