import { failureText } from '@nibras/contract/errors.ts';

/** A file that cannot be used; its text is shown to the sender. */
export class MediaFailure extends Error {
  override name = 'MediaFailure';
}

/** Why a file could not be used, in Arabic. */
export const failureTexts = {
  brokenPicture: 'تعذرت قراءة هذه الصورة، وقد يكون الملف تالفًا.',
  tooManyPixels: 'أبعاد هذه الصورة كبيرة جدًا. صغّرها ثم ارفعها مرة أخرى.',
  brokenVideo: 'تعذرت قراءة هذا الفيديو، وقد يكون الملف تالفًا أو غير مكتمل.',
  unfinished: 'هذا الفيديو ناقص: لم يكتمل تسجيله أو نسخه، فلا يمكن عرضه. ارفع النسخة الكاملة.',
  noPicture: 'لا يحتوي هذا الملف على فيديو، بل على صوت فقط أو لا شيء.',
  needsProgram:
    'هذا الفيديو بصيغة QuickTime، وتحويله إلى MP4 يحتاج إلى برنامج ffmpeg غير المثبت على الخادم. احفظه بصيغة MP4 ثم ارفعه.',
  unplayable:
    'ترميز هذا الفيديو لا تعرضه المتصفحات. احفظه بصيغة MP4 بترميز H.264 للصورة وAAC للصوت ثم ارفعه.',
  brokenCaptions: 'لا يحتوي هذا الملف على ترجمة بصيغة VTT أو SRT.',
  tooManyCues: 'عدد جمل الترجمة في هذا الملف أكبر من الحد المسموح به.',
  slowCaptions: 'تستغرق قراءة هذا الملف أطول من الحد المسموح به.',
  get noSpace() {
    return failureText('media-quota');
  },
  incomplete: 'فُقد جزء من الملف المرفوع. ارفعه من جديد.',
  unexpected: 'تعذرت معالجة هذا الملف بسبب خطأ في الخادم. ارفعه من جديد.',
} as const;

/** What the sender is told of a video that is taken, and what to do. */
export const warningTexts = {
  hevc: 'ترميز الصورة HEVC (H.265) كما تسجله كاميرات الهواتف، ولا تعرضه متصفحات كثيرة. احفظ الفيديو بترميز H.264 وارفعه بدل هذا الملف. ولما تسجله بعد اليوم على آيفون: الإعدادات، ثم الكاميرا، ثم التنسيقات، ثم «الأكثر توافقًا».',
  av1: 'ترميز الصورة AV1، ولا تعرضه أجهزة أبل التي صُنعت قبل 2023 ولا كثير من الهواتف. احفظ الفيديو بترميز H.264 وارفعه بدل هذا الملف.',
  colours:
    'ألوان هذا الفيديو بصيغة لا تعرضها متصفحات كثيرة (4:2:2 أو 4:4:4 أو 10 بت). احفظه بترميز H.264 وألوان 4:2:0 وارفعه بدل هذا الملف.',
  lostLetters:
    'في هذا الملف حروف تالفة لم يمكن قراءتها، وتظهر في الترجمة هكذا: \ufffd. صحّحها في الملف ثم ارفعه بدل هذا.',
} as const;

/** Of a video whose sound browsers do not play. @param codec its name; null for an unknown one */
export const unplayableSound = (codec: string | null) =>
  `ترميز الصوت${codec ? ` (${codec})` : ''} لا تُشغّله متصفحات كثيرة، فيظهر الفيديو فيها بلا صوت. احفظه بترميز AAC للصوت وارفعه بدل هذا الملف.`;

/** The failure of a cue that is too long. @param line the line at which it ends, from 1 */
export const longCue = (line: number) =>
  `في ملف الترجمة جملة أطول من الحد المسموح به، وهي عند السطر ${line}.`;

/** Throws the failure with one of the texts. */
export function refuse(text: keyof typeof failureTexts, cause?: unknown): never {
  throw new MediaFailure(failureTexts[text], { cause });
}
