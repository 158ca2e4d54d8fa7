import PQueue from 'p-queue';
import { AppError } from '#platform/http/app-error.ts';
import type { UploadedFile } from '#platform/http/uploaded-file.ts';
import { brokenPicture, type FileKind, fileKind, fileKinds } from './file-kind.ts';
import { cleanFileName } from './file-name.ts';
import { withoutMetadata } from './without-metadata.ts';

/** A file that may be sent, under the name that it is shown with. */
export interface Attachment {
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  /** What is stored in the file's place; null where it stays as it was sent. */
  cleaned: Buffer | null;
}

const texts = {
  empty: 'هذا الملف فارغ. اختر ملفًا آخر.',
  renamed: (ending: string) =>
    `محتوى الملف لا يطابق امتداده «${ending}». تأكد من الملف ثم أرسله مرة أخرى.`,
};

const known: readonly FileKind[] = Object.values(fileKinds);
const kindNamed = (ending: string) => known.find(({ endings }) => endings.includes(ending));

const refused = (code: 'invalid-input' | 'unsupported-file', message?: string) =>
  new AppError(code, message ? { message, errors: { attachment: [message] } } : {});

/** The ending that a file keeps. A picture saved under another picture's ending is common, and gets its own. */
function endingFor(kind: FileKind, ending: string): string {
  if (kind.endings.includes(ending)) return ending;
  const claimed = kindNamed(ending);
  if (ending && !(claimed?.isPicture && kind.isPicture)) {
    throw claimed
      ? refused('unsupported-file', texts.renamed(ending))
      : refused('unsupported-file');
  }
  return kind.endings[0];
}

/** One at a time: a file is in memory while it is looked at. */
const queue = new PQueue({ concurrency: 1 });

async function check(file: UploadedFile): Promise<Attachment> {
  const { stem, ending } = cleanFileName(file.name);
  const bytes = await file.bytes();
  const kind = await fileKind(bytes);
  if (!kind) {
    throw kindNamed(ending)
      ? refused('unsupported-file', texts.renamed(ending))
      : refused('unsupported-file');
  }
  const name = `${stem}.${endingFor(kind, ending)}`;
  const cleaned = kind.isPicture ? await withoutMetadata(bytes).catch(brokenPicture) : null;
  return { name, type: kind.type, size: (cleaned ?? bytes).length, cleaned };
}

/**
 * Whether a file may be sent: a picture, PDF, Word or Excel by its content, under a name that says the same.
 * @throws AppError unsupported-file, or invalid-input for one that is empty, broken or too large a picture
 */
export function checkAttachment(file: UploadedFile): Promise<Attachment> {
  if (file.size === 0) throw refused('invalid-input', texts.empty);
  return queue.add(() => check(file));
}
