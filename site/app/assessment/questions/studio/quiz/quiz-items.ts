import type {
  QuestionRow,
  QuestionTag,
} from '@nibras/contract/assessment/questions/studio/shapes.ts';
import type { QuizItem } from '@nibras/contract/assessment/quizzes/shapes.ts';

/** An item of a quiz with a key by which a row stays itself: that of a question, or of the how-manieth draw. */
export interface KeyedItem {
  key: number;
  item: QuizItem;
}

/** The items with their keys; a question that stands there twice is left out the second time, as when it is asked. */
export function keyedItems(items: readonly QuizItem[]): KeyedItem[] {
  const seen = new Set<number>();
  let draws = 0;
  return items.flatMap((item) => {
    if ('tag' in item) draws += 1;
    const key = 'question' in item ? item.question : -draws;
    if (seen.has(key)) return [];
    seen.add(key);
    return { key, item };
  });
}

/** The ids of the questions that are asked by themselves. */
export const questionIds = (items: readonly QuizItem[]): number[] => [
  ...new Set(items.flatMap((item) => ('question' in item ? item.question : []))),
];

/** The items in the order of keys. */
export const inOrder = (keyed: readonly KeyedItem[], keys: readonly number[]): QuizItem[] =>
  keys.flatMap((key) => keyed.find((one) => one.key === key)?.item ?? []);

/** How many questions of a tag can be drawn: those that the quiz asks by themselves are asked once. */
export function drawable(
  { tag }: { tag: string },
  tags: readonly QuestionTag[],
  asked: readonly QuestionRow[],
): number {
  const all = tags.find(({ name }) => name === tag)?.questions ?? 0;
  return Math.max(0, all - asked.filter((row) => !row.deleted && row.tags.includes(tag)).length);
}

/** The number of questions of an attempt, and their points; null points where they depend on what is drawn. */
export function sizeOf(
  items: readonly QuizItem[],
  rows: ReadonlyMap<number, QuestionRow>,
): { questions: number; points: number | null } {
  let questions = 0;
  let points = 0;
  let isDrawn = false;
  for (const item of items) {
    if ('question' in item) {
      const row = rows.get(item.question);
      if (row?.deleted) continue;
      questions += 1;
      points += row?.points ?? 0;
    } else {
      questions += item.count;
      isDrawn = true;
    }
  }
  return { questions, points: isDrawn ? null : points };
}
