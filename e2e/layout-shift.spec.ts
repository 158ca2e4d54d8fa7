import type { BrowserContext, Page } from '@playwright/test';
import { exerciseTest, joinedMember, publishExercise } from './support/exercises.ts';
import {
  cacheFont,
  layoutShiftBudget,
  layoutShifts,
  observeLayoutShifts,
} from './support/layout-shift.ts';
import { enterAs, newMember } from './support/member.ts';
import type { Nibras } from './support/nibras-server.ts';
import { everyKind, makeQuiz } from './support/quiz.ts';
import { expect, test, withMovement } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';
import { waitForNetwork } from './support/wait-for-network.ts';

test.use(withMovement);

const memberPages = [
  '/my-courses',
  '/purchases',
  '/my-certificates',
  '/favourites',
  '/notifications',
  '/chat',
  '/profile',
  '/account/data',
  '/my-questions',
  '/teacher/5',
  '/courses/modern-web-html-css',
  '/courses/modern-web-html-css/lecture/1-1',
  '/courses/modern-web-html-css/lecture/2-3',
  '/playground',
];

/** What a member has of work: a quiz that has not begun and an exercise, each with a task. */
async function workPages(nibras: Nibras, context: BrowserContext): Promise<string[]> {
  const exercise = await publishExercise(nibras, 'ضعف العدد', {
    body: '<p>اقرأ عددًا من سطر واحد، ثم اطبع ضعفه.</p>',
    exercise_language: 'javascript',
    exercise_files: [{ name: 'main.js', code: '// اقرأ العدد ثم اطبع ضعفه\n' }],
    exercise_solution: [{ name: 'main.js', code: 'console.log(Number(prompt()) * 2)\n' }],
    exercise_tests: [exerciseTest('a', '2', '4')],
    exercise_hints: ['ما يُقرأ نص، فحوّله إلى عدد.'],
  });
  const member = await joinedMember(nibras, exercise.course);
  const quiz = await makeQuiz(nibras, { questions: everyKind, members: [member] });
  await enterAs(context, member);
  return [quiz.path, exercise.path];
}

const people = {
  'a student': async (nibras: Nibras, context: BrowserContext) => {
    await enterAs(context, await newMember(nibras, 'student@example.com'));
    return memberPages;
  },
  'a member with work': workPages,
};

/** How far a page moves until all of it is there. */
async function shiftsOf(page: Page, path: string): Promise<object[]> {
  await page.goto(path);
  await waitForHydration(page);
  await waitForNetwork(page);
  await expect(page.getByRole('main').getByRole('status', { name: /جارٍ/ })).toHaveCount(0);
  const { shifts, sum } = await layoutShifts(page);
  return sum > layoutShiftBudget ? [{ path, sum, shifts }] : [];
}

/** Tabs that load pages at the same time: each waits for its network most of the time. */
const tabs = 3;

for (const [who, enter] of Object.entries(people)) {
  for (const width of [360, 1280]) {
    test(`the pages of ${who} stay where they are while they load, at ${width} px @once`, async ({
      context,
      nibras,
    }) => {
      test.slow();
      const paths = await enter(nibras, context);
      const moved = await Promise.all(
        Array.from({ length: tabs }, async (_, tab) => {
          const page = await context.newPage();
          await page.setViewportSize({ width, height: 800 });
          await cacheFont(page, '/');
          await observeLayoutShifts(page);
          const found: object[] = [];
          for (const path of paths.filter((__, index) => index % tabs === tab)) {
            found.push(...(await shiftsOf(page, path)));
          }
          return found;
        }),
      );
      expect(moved.flat(), JSON.stringify(moved, null, 1)).toEqual([]);
    });
  }
}
