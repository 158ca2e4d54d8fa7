import { failures } from '@nibras/contract/errors.ts';

/** A file that cannot be used; its text is shown to the sender. */
export class MediaFailure extends Error {
  override name = 'MediaFailure';
}

/** Why a file could not be used, in Arabic. */
export const failureTexts = {
  brokenPicture: 'تعذرت قراءة هذه الصورة، وقد يكون الملف تالفًا.',
  tooManyPixels: 'أبعاد هذه الصورة كبيرة جدًا. صغّرها ثم ارفعها مرة أخرى.',
  brokenFilm: 'تعذرت قراءة هذا الفيديو، وقد يكون الملف تالفًا أو غير مكتمل.',
  noPicture: 'لا يحتوي هذا الملف على فيديو، بل على صوت فقط أو لا شيء.',
  needsProgram:
    'هذا الفيديو بصيغة QuickTime، وتحويله إلى MP4 يحتاج إلى برنامج ffmpeg غير المثبت على الخادم. احفظه بصيغة MP4 ثم ارفعه.',
  unplayable:
    'ترميز هذا الفيديو لا تعرضه المتصفحات. احفظه بصيغة MP4 بترميز H.264 للصورة وAAC للصوت ثم ارفعه.',
  brokenCaptions: 'لا يحتوي هذا الملف على ترجمة بصيغة VTT أو SRT.',
  tooManyCues: 'عدد جمل الترجمة في هذا الملف أكبر من الحد المسموح به.',
  slowCaptions: 'تستغرق قراءة هذا الملف أطول من الحد المسموح به.',
  noSpace: failures['media-quota'].message,
  incomplete: 'فُقد جزء من الملف المرفوع. ارفعه من جديد.',
  unexpected: 'تعذرت معالجة هذا الملف بسبب خطأ في الخادم. ارفعه من جديد.',
} as const;

/** The failure of a cue that is too long. @param line the line at which it ends, from 1 */
export const longCue = (line: number) =>
  `في ملف الترجمة جملة أطول من الحد المسموح به، وهي عند السطر ${line}.`;

/** Throws the failure with one of the texts. */
export function refuse(text: keyof typeof failureTexts, cause?: unknown): never {
  throw new MediaFailure(failureTexts[text], { cause });
}
