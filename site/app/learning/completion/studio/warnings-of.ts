import type {
  CompletionRules,
  StudioCompletion,
} from '@nibras/contract/learning/completion/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';

/** What the rules ask for and the course does not have, or nobody can do any more. */
export function warningsOf(
  rules: CompletionRules,
  { lectures, quizzes, exercises, marked }: StudioCompletion,
  now: number,
): string[] {
  const asksAnything =
    (rules.lectures > 0 && lectures > 0) ||
    (rules.quizzes && quizzes > 0) ||
    (rules.assignments && exercises > 0) ||
    (rules.mark !== null && marked > 0);
  const warnings: [is: boolean, text: string][] = [
    [
      rules.mark !== null && marked === 0,
      wording`لا درجات في الكورس: لا اختبار {quiz:منشورًا|منشورة} {course:فيه|فيها}، ولا تمرين {=باختبارات} مخفية. لن يُطبّق شرط المتوسط حتى تنشر واحدًا.`,
    ],
    [
      lectures > 0 && !asksAnything,
      wording`ليس في الكورس شيء مما تشترطه، {فلن يتمه|فلن يتمها} أحد حتى تنشره أو تغيّر الشروط.`,
    ],
    [
      rules.until !== null && Date.parse(rules.until) < now,
      wording`مضى آخر يوم يُحسب فيه ما يُنجز: من لم يتم الكورس قبله لن {يتمه|يتمها}.`,
    ],
  ];
  return warnings.filter(([is]) => is).map(([, text]) => text);
}
