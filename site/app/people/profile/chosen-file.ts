import { photos } from '@nibras/contract/limits.ts';

const megabytes = photos.chosenMaxBytes / 1024 ** 2;

/** MIME types that the file dialog accepts. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export const photoTexts = {
  hint: `صورة JPG أو PNG أو WebP أو AVIF حتى ${megabytes} ميجابايت. نصغّرها قبل الإرسال.`,
  wrongType: 'هذا الملف ليس صورة نعرفها. اختر صورة JPG أو PNG أو WebP أو AVIF.',
  tooLarge: `حجم هذه الصورة أكبر من ${megabytes} ميجابايت. اختر صورة أصغر.`,
  unreadable: 'تعذرت قراءة هذه الصورة في متصفحك. اختر صورة أخرى، أو احفظها بصيغة JPG أولًا.',
} as const;

/** Checks a chosen file before the upload. Returns the error text or null. */
export function photoProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  // Some phones send no type: then opening the picture decides.
  if (type !== '' && !(photoTypes as readonly string[]).includes(type)) return photoTexts.wrongType;
  if (size > photos.chosenMaxBytes) return photoTexts.tooLarge;
  return size === 0 ? photoTexts.unreadable : null;
}
