import { callAs, demoAdmin, enterAs, type Member, newMember } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { notice } from '../support/notices.ts';
import { everyKind, type MadeQuiz, makeQuiz } from '../support/quiz.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

/** Submits an attempt with a text. */
async function submitText(nibras: Nibras, { lecture }: MadeQuiz, { token }: Member, text: string) {
  const { attempt } = await callAs<{ attempt: { id: number } }>(
    nibras,
    `POST /api/quizzes/${lecture}/attempts`,
    { token },
  );
  const body = { answer: { text }, save: 1 };
  await callAs(nibras, `PUT /api/attempts/${attempt.id}/answers/0`, { token, body });
  await callAs(nibras, `POST /api/attempts/${attempt.id}/hand-in`, { token });
  return attempt.id;
}

test('texts are marked by the keyboard alone, one after the other, and a mark is undone', async ({
  page,
  context,
  nibras,
}) => {
  const members = [await newMember(nibras), await newMember(nibras)];
  const questions = everyKind.filter(({ kind }) => kind === 'essay');
  const quiz = await makeQuiz(nibras, { questions, members });
  const attempts: number[] = [];
  for (const [at, member] of members.entries()) {
    attempts.push(await submitText(nibras, quiz, member, `إجابة الطالب ${at + 1}`));
  }
  await enterAs(context, await demoAdmin(nibras));
  await page.goto(`/studio/marking?lecture=${quiz.lecture}`);
  await waitForHydration(page);

  const points = page.getByRole('textbox', { name: 'الدرجة من 5' });
  await expect(page.getByText('إجابة الطالب 1')).toBeVisible();
  await expect(page.getByText('يذكر إعادة الإسناد.')).toBeVisible();
  await expect(points).toBeFocused();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(page.getByText('اكتب درجة من 0 إلى 5.')).toBeVisible();
  await expect(points).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('٤٫٥');
  await page.keyboard.press('Tab');
  await page.keyboard.type('أحسنت');
  await tabTo(page, page.getByRole('button', { name: 'احفظ، والتالي' }));
  await page.keyboard.press('Enter');
  await expect(notice(page, `حُفظت درجة ${members[0]?.name}`)).toBeVisible();

  await expect(page.getByText('إجابة الطالب 2')).toBeVisible();
  await expect(points).toBeFocused();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(page.getByText('لا شيء ينتظر التصحيح')).toBeVisible();

  const undo = page.getByLabel('التنبيهات').getByRole('button', { name: 'تراجع' });
  await tabTo(page, undo);
  await page.keyboard.press('Enter');
  await expect(page.getByText('إجابة الطالب 2')).toBeVisible();
  await expect(points).toHaveValue('');
  const stateOf = async (at: number) =>
    (
      await callAs<{ attempt: { state: string; mark: { score: number } | null } }>(
        nibras,
        `GET /api/attempts/${attempts[at]}`,
        { token: members[at]?.token ?? '' },
      )
    ).attempt;
  expect(await stateOf(0)).toMatchObject({ state: 'done', mark: { score: 4.5 } });
  expect(await stateOf(1)).toMatchObject({ state: 'marking' });
});
