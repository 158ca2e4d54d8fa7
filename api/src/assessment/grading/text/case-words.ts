import type { QuestionWords } from '../question/question-words.ts';
import { foldLetters, plainSigns } from './letters.ts';

/** What a word is in its sentence, by the case that grammar gives it. Folded. */
const roles: readonly (readonly [role: RegExp, cases: string])[] = [
  [/^(?:(?:نايب )?فاعل|مبتدا(?: موخر)?|خبر(?: المبتدا| مقدم)?|اسم كان|خبر ان)$/, 'مرفوع'],
  [/^(?:مفعول (?:به|مطلق|لاجله|فيه|معه)|حال|تمييز|خبر كان|اسم ان|ظرف (?:زمان|مكان))$/, 'منصوب'],
  [/^(?:مضاف اليه|اسم)$/, 'مجرور'],
  [/^فعل ماضي?$/, 'مبني'],
];
const signs: Readonly<Record<string, RegExp>> = {
  مرفوع: /^(?:رفعه الضمه|بالضمه)$/,
  منصوب: /^(?:نصبه الفتحه|بالفتحه)$/,
  مجرور: /^(?:جره الكسره|بالكسره)$/,
};

const words = (text: string) =>
  foldLetters(plainSigns(text)).replace(/[,.]/g, ' ').trim().split(/\s+/);

/** A present is «مرفوع» unless a particle before it in the question makes it another. */
const caseOfPresent = ({ text }: QuestionWords) =>
  /(?:^|[\s":])(?:لم|لن|لا|كي|ان|حتي|لما|لي\p{L}{2,}|ل[تن]\p{L}{2,}|اذن|من|مهما)(?=[\s"])/u.test(
    text.replace(/^\s*(?:من|ما)\s/, ''),
  )
    ? ''
    : 'مرفوع';

/**
 * «مفعول به منصوب وعلامة نصبه الفتحة» as «مفعول به»: the case that belongs to what a word is says nothing more. With another
 * case, or with the sign of a case where the question's word may have another one, the answer stays as it is.
 */
export function withoutCase(text: string, question: QuestionWords): string[] {
  if (text.length > 100 || !/اعراب|تعرب|اعرب|نوع|موقع/.test(question.text)) return [];
  const all = words(text);
  const at = all.findIndex((word) => /^(?:مرفوع|منصوب|مجرور|مبني)$/.test(word));
  if (at < 1) return [];
  const role = all.slice(0, at).join(' ').replace(/^ال/, '');
  const wanted =
    role === 'فعل مضارع' ? caseOfPresent(question) : roles.find(([one]) => one.test(role))?.[1];
  if (wanted === undefined || all[at] !== wanted) return [];
  const rest = all.slice(at + 1).join(' ');
  const sign = rest.replace(/^وعلامه /, '').replace(/ (?:ال)?ظاهره?(?: علي اخره)?$/, '');
  const hasOwnSign = /(?:ان|ون|ين|ات|[اويى])(?=[\s"؟?.:]|$)/.test(
    question.text.match(/"[^"]*"/)?.[0] ?? '',
  );
  const isSign = !hasOwnSign && signs[wanted]?.test(sign) === true;
  const isFixed = wanted === 'مبني' && (rest === '' || (rest === 'علي الفتح' && !hasOwnSign));
  return (rest === '' && wanted !== 'مبني') || isSign || isFixed
    ? [all.slice(0, at).join(' ')]
    : [];
}
