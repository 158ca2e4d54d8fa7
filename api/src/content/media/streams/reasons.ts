import { failureText } from '@nibras/contract/errors.ts';

/** Why a video has no smaller renditions, in Arabic; shown in the studio. */
export const streamReasons = {
  noProgram:
    'برنامج ffmpeg غير مثبت على الخادم، فلا تُجهّز جودات أقل لهذا الفيديو ولا صوته وحده. يُعرض بجودته الأصلية، وقد يتقطع على اتصال ضعيف.',
  madeByBrowser:
    'جهّز متصفح الجودات المنخفضة والصوت وحده. تحتاج بقية الجودات إلى برنامج ffmpeg على الخادم.',
  tooManyPixels:
    'أبعاد هذا الفيديو أكبر من 4K، فلا تُجهّز منه جودات أقل. احفظه بأبعاد 1920×1080 أو أقل وارفعه بدل هذا الملف.',
  tooLong:
    'هذا الفيديو أطول من الحد المسموح به، أو مدته غير معروفة، فلا تُجهّز منه جودات أقل. قسّمه إلى أجزاء أقصر.',
  broken:
    'تعذر فك ترميز هذا الفيديو، وقد يكون بعضه تالفًا. احفظه من جديد بترميز H.264 وارفعه بدل هذا الملف.',
  tooSlow:
    'يستغرق تجهيز هذا الفيديو أطول من الحد المسموح به. احفظه بأبعاد أصغر وارفعه بدل هذا الملف.',
  missing: 'لم يعد ملف هذا الفيديو موجودًا في التخزين. ارفعه من جديد.',
  get noSpace() {
    return failureText('media-quota');
  },
  unexpected: 'تعذر تجهيز جودات هذا الفيديو بسبب خطأ في الخادم.',
} as const;
export type StreamReason = keyof typeof streamReasons;

/** A stream that cannot be made; trying again without a change would fail again. */
export class StreamFailure extends Error {
  override name = 'StreamFailure';
  readonly reason: StreamReason;

  constructor(reason: StreamReason, cause?: unknown) {
    super(streamReasons[reason], { cause });
    this.reason = reason;
  }
}
