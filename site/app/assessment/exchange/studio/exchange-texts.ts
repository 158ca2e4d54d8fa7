import type {
  ExchangeNote,
  ExchangeProblem,
  LeftOutProblem,
} from '@nibras/contract/assessment/exchange/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';

/** Why a question is left out. */
const leftTexts: Record<LeftOutProblem, string> = {
  'kind-unknown': 'نوع لا نعرفه',
  cloze: 'نص فيه عدة حقول. نأخذه فقط إن كانت حقوله كلها إجابات قصيرة في كود آخر النص.',
  calculated: 'سؤال يُحسب بأعداد عشوائية، ولا مقابل له هنا.',
  drag: 'سؤال بالسحب على صورة أو نص، ولا مقابل له هنا.',
  random: wording`سؤال عشوائي من فئة. اسحب في الاختبار من وسم بدلًا منه.`,
  description: wording`نص بلا سؤال. ضعه في مقدمة الاختبار.`,
  hidden: 'مخفي في مودل، فهو نسخة قديمة أو محذوفة.',
  'brace-open': 'القوس { لم يُغلق.',
  'brace-close': 'القوس } لم يُفتح. إن كان من النص فاكتبه \\}.',
  'braces-many': 'في السؤال أكثر من مجموعة إجابات. ما كان من النص فاكتبه \\{ و \\}.',
  'no-answers': 'لم نجد فيه إجابات تبدأ بـ = أو ~.',
  'no-right': 'لا إجابة فيه لها الدرجة كاملة.',
  'no-text': 'ليس له نص.',
  'number-wrong': 'القيمة ليست عددًا',
  'pair-wrong': 'زوج غير مكتمل',
  'too-long': 'فيه نص أطول مما يتسع له السؤال.',
  'too-many-parts': 'إجاباته أكثر مما يتسع له السؤال.',
  'bank-has': 'في البنك سؤال مثله تمامًا.',
  twice: 'مكرر في هذا النص.',
};

/** What of a question is made otherwise than it was written. */
const noteTexts: Record<ExchangeNote, string> = {
  'weights-right': 'درجات جزئية لا تُنقل؛ تُحسب الإجابة صحيحة كلها أو خطأ',
  'weights-wrong': 'الخصم على الإجابة الخاطئة يصير بقدر نصيب إجابة صحيحة، أو يُلغى',
  'answer-part': 'إجابة لها جزء من الدرجة تُركت',
  'answer-wildcard': 'إجابة فيها * تُركت، فلا نقارن بها',
  'answer-feedback': 'تعليق على إجابة تُرك. ضعه في شرح الإجابة إن أردته',
  'general-feedback': 'تعليق على نتيجة السؤال تُرك',
  'numbers-further': 'قيم أخرى مقبولة تُركت',
  'unit-penalty': 'نسيان الوحدة يُسقط الدرجة كلها هنا، لا هذا الجزء منها',
  points: 'الدرجات هنا أعداد صحيحة من 1 إلى 100',
  picture: 'صورة لم تُنقل. أضفها من محرر السؤال',
  file: 'ملف مرفق لم يُنقل',
  element: 'أُزيل عنصر لا يُعرض هنا',
  markdown: 'نص بصيغة Markdown نُقل كما هو',
  template: wording`نص {يبدأ|تبدأ} به الطالب {إجابته|إجابتها} تُرك`,
  attachments: 'الإجابة هنا نص فقط، بلا ملفات مرفقة',
  'hints-further': 'تلميحات زائدة تُركت',
  'tags-further': 'وسوم طويلة أو زائدة تُركت',
  'hint-options': 'خيارات التلميح (حذف الخطأ، عدد الصحيح) تُركت',
};

/** What a note is about keeps its own direction: code is read from left to right. */
const withDetail = (text: string, detail: string) =>
  detail === '' ? text : `${text.replace(/\.$/, '')}: \u2068${detail}\u2069`;

export const leftText = (problem: LeftOutProblem, detail: string) =>
  withDetail(leftTexts[problem], detail);
export const noteText = (note: ExchangeNote, detail: string) => withDetail(noteTexts[note], detail);

/** Why a whole text is not read, and what helps. */
export function problemText(
  problem: ExchangeProblem,
  detail: string,
): { title: string; help: string } {
  switch (problem) {
    case 'empty':
      return { title: 'النص فارغ', help: 'الصق الأسئلة، أو اختر ملفها.' };
    case 'binary':
      return {
        title: 'هذا ليس ملفًا نصيًا',
        help: 'صدّر الأسئلة من مودل بصيغة Moodle XML أو GIFT، واختر الملف الذي ينزل.',
      };
    case 'unknown':
      return {
        title: 'لم نجد أسئلة في هذا النص',
        help: 'في GIFT تأتي إجابات كل سؤال بعده بين قوسين: {=الصحيحة ~خطأ}.',
      };
    case 'xml-broken':
      return {
        title: `في الملف خلل عند السطر ${detail}`,
        help: 'عنصر فُتح ولم يُغلق. صدّر الملف من جديد، أو أصلح السطر.',
      };
    case 'xml-declarations':
      return {
        title: 'في الملف تعريفات لا نقبلها',
        help: `السطر ${detail} يعرّف نوع المستند أو كيانات. ملفات مودل ليس فيها ذلك؛ احذف السطر.`,
      };
    case 'too-slow':
      return {
        title: 'تستغرق قراءة هذا الملف أطول من الحد',
        help: 'قسّمه إلى ملفات أصغر، واستورد كل ملف وحده.',
      };
    case 'xml-large':
      return { title: 'الملف أكبر مما نقرأ', help: 'صدّر كل فئة في ملف وحدها.' };
    case 'xml-other':
      return {
        title: 'هذا ملف XML من نوع آخر',
        help: 'ملف مودل يبدأ بالعنصر <quiz>. اختر «صيغة Moodle XML» عند التصدير.',
      };
    case 'too-many':
      return {
        title: `في الملف ${countLabel(Number(detail), rareNouns.question, 'nominative')}`,
        help: 'نستورد حتى 1,000 سؤال في المرة. قسّم الملف.',
      };
  }
}
