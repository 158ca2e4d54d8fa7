import { makeSession } from '../../api/src/factories/people.ts';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { expect, isPlaying, joinLecture, test } from '../support/lecture.ts';
import { callAs, enterAs, type Member } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

const agents = {
  phone:
    'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
  desk: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0',
};

/** Two more devices of a member, who joins a course with a video that is not free. */
async function othersOf(nibras: Nibras, member: Member) {
  const { course, lecture, path } = await joinLecture(nibras, member);
  const { db, close } = openDatabase(await nibras.databaseUrl(), { connections: 1 });
  try {
    const tokens = {
      phone: await makeSession(db, member, { userAgent: agents.phone }),
      desk: await makeSession(db, member, { userAgent: agents.desk }),
    };
    const body = { course_id: course, lecture_id: lecture };
    const watch = (token: string) => callAs(nibras, 'POST /api/lecture-seat', { token, body });
    return { tokens, watch, path };
  } finally {
    await close();
  }
}

test('the third device is told which two watch, frees one by two presses, and plays', {
  tag: '@once',
}, async ({ page, member, nibras, browser }) => {
  const { tokens, watch, path } = await othersOf(nibras, member);
  await watch(tokens.phone);
  await watch(tokens.desk);
  await page.goto(path);
  await waitForHydration(page);
  await page.getByRole('button', { name: /^شغّل المحاضرة/ }).click();
  const taken = page.getByRole('alert', { name: 'الحساب يُشاهَد على أجهزة أخرى' });
  await expect(taken.getByRole('listitem')).toHaveText([
    /Chrome على Android.*منذ/,
    /Firefox على Windows.*منذ/,
  ]);
  await expect(page.locator('video')).toHaveCount(0);
  await taken.getByRole('button', { name: 'شاهد هنا بدل Chrome على Android' }).click();
  const stop = taken.getByRole('button', { name: 'أوقفه الآن' });
  await expect(stop).toBeFocused();
  await stop.press('Enter');
  await expect(taken).toHaveCount(0);
  await expect.poll(() => isPlaying(page)).toBe(true);

  // The phone is refused now, and cannot free a seat at once in its turn.
  await watch(tokens.desk);
  const context = await browser.newContext({ locale: 'ar-EG' });
  await enterAs(context, { ...member, token: tokens.phone });
  const phone = await context.newPage();
  await phone.goto(path);
  await waitForHydration(phone);
  await phone.getByRole('button', { name: /^شغّل المحاضرة/ }).click();
  const refused = phone.getByRole('alert', { name: 'الحساب يُشاهَد على أجهزة أخرى' });
  await expect(refused).toContainText('يمكنك إيقاف غيره بعد 10 دقائق');
  await expect(refused.getByRole('button')).toHaveCount(0);
  // A device that stops frees its seat, and the video begins here by itself.
  await page.close();
  await expect(refused).toHaveCount(0, { timeout: 90_000 });
  await expect.poll(() => isPlaying(phone)).toBe(true);
  await context.close();
});
