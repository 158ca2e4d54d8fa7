import { messenger as limits } from '@nibras/contract/limits.ts';

const megabytes = limits.attachmentMaxBytes / 1024 ** 2;
const extensions = ['pdf', 'doc', 'docx', 'xls', 'xlsx'];

/** The `accept` value of the file dialog (docs/behaviour/messenger.md#attachments). */
export const acceptedFiles = ['image/*', ...extensions.map((extension) => `.${extension}`)].join(
  ',',
);

const texts = {
  wrongType: 'لا يمكن إرفاق هذا النوع من الملفات. أرفق صورة، أو ملف PDF أو Word أو Excel.',
  tooLarge: `حجم الملف أكبر من ${megabytes} ميجابايت. اختر ملفًا أصغر.`,
  empty: 'هذا الملف فارغ. اختر ملفًا آخر.',
} as const;

/**
 * Checks a chosen file before it is uploaded. Returns the error text or null; the server checks the content as well.
 */
export function attachmentProblem({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!type.startsWith('image/') && !extensions.includes(extension)) return texts.wrongType;
  if (size === 0) return texts.empty;
  return size > limits.attachmentMaxBytes ? texts.tooLarge : null;
}
