import { messenger as limits } from '@nibras/contract/limits.ts';

const megabytes = limits.attachmentMaxBytes / 1024 ** 2;
const endings = ['pdf', 'doc', 'docx', 'xls', 'xlsx'];

/** What the file dialog offers (docs/behaviour/messenger.md#attachments). */
export const acceptedFiles = ['image/*', ...endings.map((ending) => `.${ending}`)].join(',');

const texts = {
  wrongType: 'لا يمكن إرفاق هذا النوع من الملفات. أرفق صورة، أو ملف PDF أو Word أو Excel.',
  tooLarge: `حجم الملف أكبر من ${megabytes} ميجابايت. اختر ملفًا أصغر.`,
  empty: 'هذا الملف فارغ. اختر ملفًا آخر.',
} as const;

/** What is wrong with a chosen file, before a byte is sent; null when nothing is. The server looks at its content. */
export function attachmentProblem({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!type.startsWith('image/') && !endings.includes(ending)) return texts.wrongType;
  if (size === 0) return texts.empty;
  return size > limits.attachmentMaxBytes ? texts.tooLarge : null;
}
