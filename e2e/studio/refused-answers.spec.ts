import { callAs, demoAdmin, enterAs, type Member, newMember } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { notice } from '../support/notices.ts';
import { everyKind, type MadeQuiz, makeQuiz } from '../support/quiz.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

async function submitText(nibras: Nibras, { lecture }: MadeQuiz, { token }: Member, text: string) {
  const { attempt } = await callAs<{ attempt: { id: number } }>(
    nibras,
    `POST /api/quizzes/${lecture}/attempts`,
    { token },
  );
  const body = { answer: { text }, save: 1 };
  await callAs(nibras, `PUT /api/attempts/${attempt.id}/answers/0`, { token, body });
  await callAs(nibras, `POST /api/attempts/${attempt.id}/hand-in`, { token });
}

test('a refused answer is accepted by one press, stands in the open editor, and is undone', async ({
  page,
  context,
  nibras,
  checkScreen,
}) => {
  const members = [await newMember(nibras), await newMember(nibras), await newMember(nibras)];
  const questions = everyKind.filter(({ kind }) => kind === 'text');
  const quiz = await makeQuiz(nibras, { questions, members });
  const texts = ['console print', 'Console  Print.', 'input'];
  for (const [at, member] of members.entries()) {
    await submitText(nibras, quiz, member, texts[at] ?? '');
  }
  await enterAs(context, await demoAdmin(nibras));
  await page.goto(`/studio/lectures/${quiz.lecture}`);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'رُفضت 3 إجابات' }).click();

  const list = page.getByRole('list', { name: 'إجابات لم تُقبل' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').first()).toContainText(/console print/i);
  await list.scrollIntoViewIfNeeded();
  await checkScreen(page);
  await list.getByRole('button', { name: /console print/i }).click();
  await expect(notice(page, 'قُبلت الإجابة، ويُعاد تصحيحها لكل من كتبها')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'إجابة مقبولة 2' })).toHaveValue(
    /console\s+print/i,
  );
  await page.getByLabel('التنبيهات').getByRole('button', { name: 'تراجع' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
});
