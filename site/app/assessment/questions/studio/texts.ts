import type { QuestionKind } from '@nibras/contract/assessment/questions/shapes.ts';
import type { QuestionLack } from '@nibras/contract/assessment/questions/studio/question-lacks.ts';
import { countWithVerb } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { latinRuns } from '#ui/text/message-text-latin.ts';

/** The kinds of questions as a teacher chooses between them. */
export const kindTexts: Record<QuestionKind, { name: string; about: string }> = {
  single: { name: 'اختيار واحد', about: 'إجابة صحيحة واحدة من عدة خيارات.' },
  multiple: { name: 'اختيارات متعددة', about: 'أكثر من إجابة صحيحة، وقد تُجزّأ الدرجة.' },
  'true-false': { name: 'صح أو خطأ', about: wording`عبارة {يحكم|تحكم} عليها الطالب.` },
  text: { name: 'إجابة قصيرة', about: 'كلمة أو جملة، ولا تضرّ فروق الهمزات والتشكيل.' },
  number: { name: 'عدد', about: 'قيمة بهامش خطأ، ومعها وحدة إن أردت.' },
  match: { name: 'توصيل', about: 'لكل عنصر ما يناسبه.' },
  order: { name: 'ترتيب', about: 'خطوات أو عناصر تُرتَّب كما ينبغي.' },
  gaps: { name: 'فراغات في كود', about: wording`كود ينقصه شيء {يكتبه|تكتبه} الطالب في مكانه.` },
  output: {
    name: 'ماذا يطبع هذا الكود؟',
    about: wording`{يقرأ|تقرأ} الطالب الكود {ويكتب|وتكتب} ناتجه.`,
  },
  essay: { name: 'إجابة مقالية', about: wording`نص حر {يصححه|تصححه} المعلّم {بنفسه|بنفسها}.` },
};

/** What a question lacks, as items of the sentence «ينقصه: …». */
const lackTexts: Record<QuestionLack, string> = {
  body: 'نص السؤال',
  choices: 'خياران على الأقل',
  'choice-empty': 'نص لخيار فارغ',
  'choices-equal': 'خياران متطابقان يجب أن يختلفا',
  correct: 'تحديد الإجابة الصحيحة',
  'correct-many': 'إجابة صحيحة واحدة فقط',
  accepted: 'إجابة مقبولة',
  number: 'القيمة الصحيحة رقمًا',
  tolerance: 'هامش خطأ صحيح',
  unit: 'الوحدة',
  units: 'اسم كل وحدة أخرى ومعاملها',
  pairs: 'زوجان مكتملان على الأقل',
  'pairs-equal': 'عنصران متطابقان يجب أن يختلفا',
  items: 'عنصران مكتملان على الأقل',
  code: 'الكود',
  gaps: 'فراغ واحد على الأقل في الكود',
  'gap-empty': 'إجابة لكل فراغ',
  'gap-numbers': 'أن يوافق كل فراغ مكانه في الكود',
  'hint-empty': 'نص لتلميح فارغ',
};

/** «ينقصه: نص السؤال، الكود»; null for a question that is complete. */
export function lackSentence(codes: readonly string[]): string | null {
  if (codes.length === 0) return null;
  return `ينقصه: ${codes.map((code) => lackTexts[code as QuestionLack] ?? code).join('، ')}`;
}

const withoutText = 'سؤال بلا نص بعد';

/** How hard a question was for those who have answered it. */
export function difficultyWord(share: number): string {
  if (share < 0.4) return 'صعب';
  return share > 0.8 ? 'سهل' : 'متوسط';
}

/** A question's name as it is shown: `for i in range(3)` in it stays in its own direction. */
export function shownName(name: string | undefined): string {
  if (!name) return withoutText;
  return latinRuns(name).reduceRight(
    (text, [from, to]) =>
      `${text.slice(0, from)}\u2066${text.slice(from, to)}\u2069${text.slice(to)}`,
    name,
  );
}

/** «لم يكتمل سؤالان», «لم تكتمل 3 أسئلة». */
export const incompleteText = (count: number): string =>
  countWithVerb(count, rareNouns.question, { masculine: 'لم يكتمل', feminine: 'لم تكتمل' });
