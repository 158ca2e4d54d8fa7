import PQueue from 'p-queue';
import { AppError } from '#platform/http/app-error.ts';
import type { UploadedFile } from '#platform/http/uploads/uploaded-file.ts';
import { unreadPicture } from '#platform/storage/unread-picture.ts';
import { brokenPicture, type FileKind, fileKind, fileKinds } from './file-kind.ts';
import { cleanFileName } from './file-name.ts';
import { withoutMetadata } from './without-metadata.ts';

/** A file that passed the checks, under its display name. */
export interface Attachment {
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  /** The content to store instead of the uploaded one; null to store the upload unchanged. */
  cleaned: Buffer | null;
}

const texts = {
  empty: 'هذا الملف فارغ. اختر ملفًا آخر.',
  renamed: (ending: string) =>
    `محتوى الملف لا يطابق امتداده «${ending}». تأكد من الملف ثم أرسله مرة أخرى.`,
};

const allKinds: readonly FileKind[] = Object.values(fileKinds);
const kindByEnding = (ending: string) => allKinds.find(({ endings }) => endings.includes(ending));

const refusal = (code: 'invalid-input' | 'unsupported-file', message: string | undefined) =>
  new AppError(code, message ? { message, errors: { attachment: [message] } } : {});

/** The extension to store. Pictures are often saved under another picture format's extension, so that is corrected. */
function endingFor(kind: FileKind, ending: string, refused: string | undefined): string {
  if (kind.endings.includes(ending)) return ending;
  const claimed = kindByEnding(ending);
  if (ending && !(claimed?.isPicture && kind.isPicture)) {
    throw refusal('unsupported-file', claimed ? texts.renamed(ending) : refused);
  }
  return kind.endings[0];
}

/** One at a time, because a file is in memory while it is checked. */
const queue = new PQueue({ concurrency: 1 });

async function check(file: UploadedFile, refused: string | undefined): Promise<Attachment> {
  const { stem, ending } = cleanFileName(file.name);
  const bytes = await file.bytes();
  const kind = await fileKind(bytes);
  if (!kind) {
    const unread = await unreadPicture(bytes);
    const renamed = kindByEnding(ending) ? texts.renamed(ending) : refused;
    throw refusal('unsupported-file', unread ?? renamed);
  }
  const name = `${stem}.${endingFor(kind, ending, refused)}`;
  const cleaned = kind.isPicture ? await withoutMetadata(bytes).catch(brokenPicture) : null;
  return { name, type: kind.type, size: (cleaned ?? bytes).length, cleaned };
}

/**
 * Checks that a file is a picture, PDF, Word or Excel file by its content, and that its extension matches.
 * @param refused what is said of other kinds of files; by default which kinds are taken here
 * @throws AppError unsupported-file, or invalid-input for an empty file and a broken or too large picture
 */
export function checkAttachment(file: UploadedFile, refused?: string): Promise<Attachment> {
  if (file.size === 0) throw refusal('invalid-input', texts.empty);
  return queue.add(() => check(file, refused));
}
