import type { QuizRules } from '@nibras/contract/assessment/quizzes/shapes.ts';
import { countLabel } from '#platform/format.ts';
import type { NounForms } from '#platform/plurals.ts';
import { formatNumber } from '#ui/text/format-number.ts';

export const questionNoun: NounForms = {
  zero: 'لا أسئلة',
  one: 'سؤال واحد',
  two: 'سؤالان',
  few: 'أسئلة',
  many: 'سؤالًا',
  other: 'سؤال',
};

/** After «عن» and «من», which take the genitive. */
export const questionsOf: NounForms = { ...questionNoun, two: 'سؤالين' };

export const pointNoun: NounForms = {
  zero: '0 درجة',
  one: 'درجة واحدة',
  two: 'درجتان',
  few: 'درجات',
  many: 'درجة',
  other: 'درجة',
};

export const attemptNoun: NounForms = {
  zero: 'لا محاولات',
  one: 'محاولة واحدة',
  two: 'محاولتان',
  few: 'محاولات',
  many: 'محاولة',
  other: 'محاولة',
};

export const wordNoun: NounForms = {
  zero: 'لا كلمات',
  one: 'كلمة واحدة',
  two: 'كلمتان',
  few: 'كلمات',
  many: 'كلمة',
  other: 'كلمة',
};

export const answerNoun: NounForms = {
  zero: 'لا إجابات',
  one: 'إجابة واحدة',
  two: 'إجابتان',
  few: 'إجابات',
  many: 'إجابة',
  other: 'إجابة',
};

/** «7.5 من 10». */
export const scoreText = (score: number, max: number) =>
  `${formatNumber(score)} من ${formatNumber(max)}`;

/** «درجتان», «2.5 درجة». */
export const pointsText = (points: number) =>
  Number.isInteger(points) ? countLabel(points, pointNoun) : `${formatNumber(points)} درجة`;

/** When the score of each question is shown, for a person who has not begun. */
export const resultsTexts: Record<QuizRules['results'], string> = {
  attempt: 'بعد كل محاولة',
  last: 'بعد آخر محاولة أو بعد النجاح',
  never: 'تظهر الدرجة الكلية وحدها',
};

/** «12:05»: minutes and seconds, with hours where there are any. */
export function clockText(ms: number): string {
  const total = Math.max(0, Math.ceil(ms / 1000));
  const [hours, minutes, seconds] = [
    Math.floor(total / 3600),
    Math.floor(total / 60) % 60,
    total % 60,
  ];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
