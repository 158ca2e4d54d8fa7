import type { Queryable } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import { questions } from '#platform/database/schema/index.ts';
import { makeCourse } from './courses.ts';
import { unique } from './unique.ts';

/** Creates a question that can be published: with two choices, the first of which is right. */
export async function makeQuestion(
  db: Queryable,
  overrides: Partial<typeof questions.$inferInsert> = {},
) {
  const text = overrides.name ?? `سؤال ${unique()}`;
  return only(
    await db
      .insert(questions)
      .values({
        name: text,
        kind: 'single',
        body: `<p>${text}</p>`,
        bodyHtml: `<p>${text}</p>`,
        answers: {
          choices: [
            { id: 'a', html: 'نعم', correct: true, feedback: '' },
            { id: 'b', html: 'لا', correct: false, feedback: '' },
          ],
        },
        ...overrides,
        courseId: overrides.courseId ?? (await makeCourse(db)).id,
      })
      .returning(),
  );
}
