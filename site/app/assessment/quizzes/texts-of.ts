import type {
  AskedQuestion,
  ReviewedQuestion,
} from '@nibras/contract/assessment/quizzes/shapes.ts';

/** All texts of HTML in some questions, and in their reviews. */
export function textsOf(questions: readonly (AskedQuestion | ReviewedQuestion)[]): string[] {
  return questions.flatMap((question) => {
    const { html, hints, choices = [], lefts = [], rights = [], items = [] } = question;
    const key = 'key' in question ? question.key : null;
    return [
      html,
      ...hints,
      ...[...choices, ...lefts, ...rights, ...items].map((part) => part.html),
      ...(key ? [key.explanation, key.guide, ...Object.values(key.feedback)] : []),
    ];
  });
}
