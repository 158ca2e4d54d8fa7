import type { CompletionRules } from '@nibras/contract/learning/completion/shapes.ts';
import { completionWords } from '@nibras/contract/text/completion-words.ts';
import { formatDate } from '#platform/format.ts';

/** The rules of completion in words, one on each line, as if the course had work of every kind. */
export const rulesText = (rules: unknown, timeZone: string): string =>
  rules === null
    ? 'القواعد المعتادة'
    : completionWords(rules as CompletionRules, { quizzes: 1, exercises: 1, marked: 1 }, (at) =>
        formatDate(at, timeZone),
      ).join('\n');
