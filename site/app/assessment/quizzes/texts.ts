import type { QuizRules } from '@nibras/contract/assessment/quizzes/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { formatNumber } from '#ui/text/format-number.ts';

/** «7.5 من 10». */
export const scoreText = (score: number, max: number) =>
  `${formatNumber(score)} من ${formatNumber(max)}`;

/** «درجتان», «2.5 درجة». */
export const pointsText = (points: number) => countLabel(points, rareNouns.mark);

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
