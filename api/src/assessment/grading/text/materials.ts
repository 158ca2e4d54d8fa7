import type { QuestionWords } from '../question/question-words.ts';
import { plainSigns } from './letters.ts';

const asksForThing =
  /(?:^|\s)(?:ماذا|بماذا|بم|مم|مما)(?=\s)|(?:^|\s)(?:ال)?(?:ماده|مكون|مكونات|اداه|نبات|شجره|ثمره|فاكهه|طعام|غذاء)(?=\s)/;
/** Where a question asks for the number of a noun or counts it, and of a term, the number decides whether an answer is right. */
const asksForNumber =
  /جمع|مفرد|مثني|مونث|مذكر|كم |عدد|اعراب|نوع كلمه|[نيت]سمي|[يت]دعي|[يت]عني|معني|[يت]طبع|plural|singular/;
const asksForKind = /(?:^|\s)(?:ال)?(?:نبات|شجره|شجر|ثمره|فاكهه|حيوان|طاير|حشره)(?=\s)/;

/**
 * A thing in another number, where it is used as a material or a plant: «كمادة باردة» and «كمادات باردة», «نخلة» and «نخل». Of its
 * words only the first changes, and only by a regular ending; a noun in «ـيات» is often a field of study, so it stays.
 */
export function inOtherNumber(text: string, question: QuestionWords): string[] {
  if (asksForNumber.test(question.text) || !asksForThing.test(question.text)) return [];
  const [first = '', ...rest] = plainSigns(text).trim().split(/\s+/);
  if (rest.length > 2 || !/^[\u0621-\u064a]{4,}$/.test(first)) return [];
  const singular = /^(.{3,}[^يا])ات$/u.exec(first)?.[1];
  const stem = /^(.{2,}[^يا])ة$/u.exec(first)?.[1];
  const [a = '', b = '', c = ''] = stem?.replace(/^ال/, '') ?? '';
  const article = stem?.startsWith('ال') ? 'ال' : '';
  const isOneOfMany = stem !== undefined && asksForKind.test(question.text);
  const isShort = stem?.replace(/^ال/, '').length === 3;
  const forms = [
    ...(singular ? [`${singular}ة`] : []),
    ...(stem ? [`${stem}ات`] : []),
    ...(isOneOfMany ? [stem, ...(isShort ? [`${article}${a}${b}ي${c}`] : [])] : []),
  ];
  return forms.map((form) => [form, ...rest].join(' '));
}
