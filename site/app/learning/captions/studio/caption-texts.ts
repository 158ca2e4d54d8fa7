import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { LineWarning } from './lines/warnings.ts';

/** The texts of the captions' editor. */
export const captionTexts = {
  title: (language: string) => `الترجمة: ${language}`,
  warnings: {
    empty: 'فارغ',
    backwards: 'ينتهي قبل أن يبدأ',
    overlap: 'يبدأ قبل انتهاء ما قبله',
    fast: 'أسرع من القراءة',
    large: 'أكثر من صفّين',
    long: 'أطول من 7 ثوانٍ',
  } satisfies Record<LineWarning, string>,
  warned: (count: number) => countLabel(count, rareNouns.captionWarning, 'nominative'),
  lines: (count: number) => countLabel(count, rareNouns.line, 'nominative'),
  noLines: 'لا أسطر بعد. شغّل الفيديو واضغط «سطر هنا» حيث يبدأ الكلام، أو استورد ملف VTT أو SRT.',
  draft: {
    title: 'مسودة من الجهاز، لم يراجعها أحد',
    get text() {
      return wording`لا يراها الطلاب{ون} ولا تصل إليها نتائج البحث حتى تعتمدها. مُرّ على أسطرها وصحّحها، ثم اعتمد.`;
    },
  },
  get unconfirmed() {
    return wording`في الترجمة تعديلات محفوظة لم تُعتمد. يرى الطلاب{ون} آخر ما اعتُمد حتى تعتمدها.`;
  },
  get neverConfirmed() {
    return wording`هذه الترجمة محفوظة ولم تُعتمد بعد، فلا يراها الطلاب{ون}.`;
  },
  /** Before the link to where the lecture is published. */
  get waits() {
    return wording`يرى الطلاب{ون} ما اعتمدته حين {lecture:تُنشر|يُنشر} المحاضرة.`;
  },
  get publish() {
    return wording`اذهب إلى {lecture:صفحتها|صفحته}`;
  },
  fileChanged: 'الملف المرفق صار غير الذي قُرئت منه هذه الأسطر. إن اعتمدت حلّت أسطرك محلّه.',
  confirm: {
    act: 'اعتمد',
    isDone: 'معتمدة',
    busy: 'جارٍ الاعتماد…',
    title: 'اعتماد بلا مرور على كل الأسطر',
    left: (count: number) =>
      wording`لم تمرّ على ${countLabel(count, rareNouns.line, 'genitive')}. ما تعتمده يظهر للطلاب{ين} كما هو.`,
    get done() {
      return wording`اعتُمدت الترجمة، ويراها الطلاب{ون} الآن`;
    },
    waits: 'اعتُمدت الترجمة، وتظهر عند النشر',
    failed: 'تعذر اعتماد الترجمة',
    unsaved: 'لم يُحفظ كل ما كتبته بعد. انتظر حتى يُحفظ ثم حاول مرة أخرى.',
  },
  conflict: 'لهذا السطر نصّان. اختر أحدهما.',
} as const;

/** Milliseconds as they are shown and typed: `1:05.250`, with hours where there are some. */
export function shownTime(value: number): string {
  const hours = Math.floor(value / 3_600_000);
  const minutes = Math.floor((value / 60_000) % 60);
  const seconds = Math.floor((value / 1_000) % 60);
  const rest = String(value % 1_000).padStart(3, '0');
  const two = (number: number) => String(number).padStart(2, '0');
  const front = hours > 0 ? `${hours}:${two(minutes)}` : `${minutes}`;
  return `${front}:${two(seconds)}.${rest}`;
}
