import type {
  BadLine,
  ImportCheck,
  ImportColumn,
  LineForecast,
  ListProblem,
  LossyLine,
} from '@nibras/contract/people/imports/studio/shapes.ts';
import { countWithVerb } from '@nibras/contract/text/count.ts';
import type { Noun } from '@nibras/contract/text/nouns.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';

/** What is wrong with a line, so that it can be put right. */
export function problemText({ problem, detail, first }: BadLine): string {
  switch (problem) {
    case 'no-address':
      return 'ليس في السطر بريد إلكتروني.';
    case 'address-space':
      return `في البريد مسافة: ${detail}`;
    case 'address-at':
      return detail.includes('@') ? 'في البريد أكثر من علامة @.' : 'ينقص البريد علامة @.';
    case 'address-domain':
      return detail ? `ما بعد @ ليس اسم موقع كاملًا: ${detail}` : 'ليس بعد @ اسم موقع.';
    case 'address-letters':
      return `في البريد حروف لا تصلح فيه: ${detail}`;
    case 'address-wrong':
      return `البريد مكتوب خطأ: ${detail}`;
    case 'address-twice':
      return `البريد مكرر، وهو في السطر ${first ?? ''} أيضًا: ${detail}`;
    case 'name-long':
      return 'الاسم أطول من 100 حرف.';
    case 'name-wrong':
      return 'في الاسم حروف لا تُعرض.';
    case 'line-long':
      return 'السطر أطول من 2,000 حرف.';
    case 'quote-open':
      return 'علامة اقتباس " فُتحت ولم تُغلق.';
  }
}

/** What was lost of a line that is taken, and what that means. */
export function lossText({ loss, detail }: LossyLine): string {
  switch (loss) {
    case 'phone-number':
      return `حوّل برنامج الجداول رقم الهاتف إلى \u2068${detail}\u2069 فضاعت أرقامه. يُسجَّل بلا هاتف.`;
    case 'phone-wrong':
      return `ليس هذا رقم هاتف: \u2068${detail}\u2069. يُسجَّل بلا هاتف.`;
    case 'letters':
      return `في الاسم حرف تالف في الملف نفسه: ${detail}. صحّحه قبل التسجيل، أو من صفحة صاحبه بعده.`;
  }
}

/** What a column can be. */
export const columnNames: Record<ImportColumn, string> = {
  name: 'الاسم كاملًا',
  'first-name': 'الاسم الأول',
  'family-name': 'اسم العائلة',
  email: 'البريد',
  phone: 'الهاتف',
  ignored: 'يُترك',
};

export const columnKinds = Object.keys(columnNames) as ImportColumn[];

/** Why a whole list is not read, and what helps. */
export const listProblemTexts: Record<ListProblem, { title: string; help: string }> = {
  empty: { title: 'القائمة فارغة', help: 'ليس فيها سطر بعد العناوين.' },
  'too-many-lines': {
    title: 'القائمة طويلة',
    help: 'تتسع القائمة الواحدة لـ 20,000 سطر. قسّمها إلى قوائم.',
  },
  'no-address-column': {
    title: 'لم نجد البريد الإلكتروني',
    help: 'يجب أن يكون في كل سطر بريد إلكتروني، ومعه الاسم إن وُجد. إن كان في أحد الأعمدة فاختره.',
  },
  'too-slow': {
    title: 'تستغرق قراءة هذه القائمة أطول من الحد',
    help: 'قسّمها إلى قوائم أصغر.',
  },
  binary: {
    title: 'هذا ملف جدول لا ملف نص',
    help: 'افتحه في برنامج الجداول، واحفظه بصيغة CSV، أو انسخ خلاياه والصقها هنا.',
  },
};

/** What the import will do with a line. */
export const forecastNames: Record<LineForecast, string> = {
  new: 'حساب جديد',
  known: 'له حساب',
  extended: 'يُمدَّد اشتراكه',
  kept: 'لا يتغيّر',
};

/** The verb before lines that are left out. */
export const unread = { masculine: 'لا يُقرأ', feminine: 'لا تُقرأ' };

/** What the import will do, a sentence for each kind of line that the list has. */
export function outcomes(counts: ImportCheck['counts'], inCourse: boolean): string[] {
  const { account, enrolment, line } = rareNouns;
  const unchanged = { masculine: 'لا يتغيّر', feminine: 'لا تتغيّر' };
  const sentence = (count: number, ...rest: CountedVerb) =>
    count > 0 ? [countWithVerb(count, ...rest)] : [];
  return [
    ...sentence(counts.new, account, { masculine: 'يُنشأ', feminine: 'تُنشأ' }),
    ...(inCourse
      ? [
          ...sentence(counts.known, enrolment, {
            masculine: 'يُضاف لمن له حساب',
            feminine: 'تُضاف لمن لهم حسابات',
          }),
          ...sentence(counts.extended, enrolment, { masculine: 'يُمدَّد', feminine: 'تُمدَّد' }),
        ]
      : []),
    ...sentence(counts.kept, inCourse ? enrolment : account, unchanged),
    ...sentence(counts.bad, line, unread),
  ];
}

type CountedVerb = [noun: Noun, forms: { masculine: string; feminine: string }];

const separatorTexts: Record<ImportCheck['separator'], string> = {
  ',': 'قسمنا كل سطر عند الفواصل (,)',
  ';': 'قسمنا كل سطر عند الفواصل المنقوطة (;)',
  '\t': 'أخذنا الأعمدة كما نُسخت من الجدول',
  '،': 'قسمنا كل سطر عند الفواصل العربية (،)',
  '؛': 'قسمنا كل سطر عند الفواصل المنقوطة العربية (؛)',
  '|': 'قسمنا كل سطر عند الخطوط العمودية (|)',
  none: 'في كل سطر بريد',
};

const encodingNames: Record<ImportCheck['encoding'], string> = {
  'utf-8': 'UTF-8',
  'utf-16': 'UTF-16',
  'windows-1256': 'Windows-1256',
};

/** How the list was read, in one sentence. */
export function readAs({ separator, encoding, headings }: ImportCheck): string {
  const columns = headings
    ? '، وعرفنا ما في كل عمود من عنوانه'
    : separator === 'none'
      ? ''
      : '، وعرفنا ما في كل عمود من أسطره، فليس فوقها عناوين';
  const file = encoding === 'utf-8' ? '' : `، والملف بترميز ${encodingNames[encoding]}`;
  return `${separatorTexts[separator]}${columns}${file}.`;
}

/** The field for a list of people. */
export const inputTexts = {
  label: 'القائمة',
  hint: wording`سطر لكل طالب: بريده، ومعه اسمه ورقم هاتفه إن أردت، بأي ترتيب.`,
  placeholder: 'الصق خلايا من جدول، أو اكتب:\nأحمد علي، ahmed@example.com',
  fileLabel: 'ملف القائمة',
  choose: 'أو اختر ملف CSV',
  tooLarge: 'قسّمها إلى قوائم.',
};
