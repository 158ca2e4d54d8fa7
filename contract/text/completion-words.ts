import type { CompletionRules } from '../learning/completion/shapes.ts';
import { wording } from './wording.ts';

/** The work of a course that its rules can ask for. */
export interface CourseWork {
  quizzes: number;
  exercises: number;
  /** Quizzes, and exercises with hidden tests. */
  marked: number;
}

/**
 * What a student must do to complete a course, one sentence without its full stop for each rule that asks for something. What
 * the course does not have is not asked for.
 * @param day a moment as a day in words
 */
export function completionWords(
  rules: CompletionRules,
  { quizzes, exercises, marked }: CourseWork,
  day: (at: string) => string,
): string[] {
  const { lectures, mark, not_before: from, until } = rules;
  const words: [asked: boolean, text: string | null][] = [
    [lectures === 100, wording`أنجز محاضرات الكورس كلها`],
    [lectures > 0 && lectures < 100, wording`أنجز ${lectures}% من المحاضرات على الأقل`],
    // Where all lectures are needed, so is the work in them.
    [quizzes > 0 && (rules.quizzes || lectures === 100), wording`اجتز كل اختبار في الكورس`],
    [
      exercises > 0 && (rules.assignments || lectures === 100),
      wording`حُل كل تمرين {برمجي|برمجية} حلًا مقبولًا`,
    ],
    [
      marked > 0 && mark !== null,
      `احصل على متوسط درجات لا يقل عن ${mark}%، وما لم تُجرّبه يُحسب صفرًا`,
    ],
    [true, until && `أنجز ذلك في موعد أقصاه ${day(until)}`],
    [true, from && wording`{لا يكتمل|لا تكتمل} الكورس قبل ${day(from)}`],
  ];
  return words.flatMap(([asked, text]) => (asked && text ? text : []));
}
