import { digestQuery } from '../api/src/conversation/digest/link.ts';
import { openDatabase } from '../api/src/platform/database/database.ts';
import { openSecrets } from '../api/src/platform/secrets/secrets.ts';
import { callAs, newMember } from './support/member.ts';
import type { Nibras } from './support/nibras-server.ts';
import { expect, test } from './support/test.ts';

/** The page that a digest mail's last line links to. */
async function digestPage({ databaseUrl }: Nibras, personId: number): Promise<string> {
  const database = openDatabase(await databaseUrl());
  const secrets = await openSecrets(database.db);
  await database.close();
  return `/mail-digest?${digestQuery(secrets, personId)}`;
}

const settingOf = async (nibras: Nibras, { token }: { token: string }) =>
  (await callAs<{ data: { state: string } }>(nibras, 'GET /api/digest-setting', { token })).data
    .state;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the link in a mail turns the mails off without a sign-in, and the page can turn them on again', async ({
    page,
    nibras,
  }) => {
    const member = await newMember(nibras);
    expect(await settingOf(nibras, member)).toBe('on');
    await page.goto(await digestPage(nibras, member.id));
    await expect(page.getByRole('status')).toHaveText(
      'أوقفنا تنبيهات الرسائل، فلن تصلك رسائل بريد بها بعد الآن.',
    );
    expect(await settingOf(nibras, member)).toBe('off');
    await page.getByRole('link', { name: 'أعد تفعيل التنبيهات' }).click();
    await expect(page.getByRole('status')).toContainText('عادت التنبيهات');
    await expect(page.getByRole('link', { name: 'أعد تفعيل التنبيهات' })).toHaveCount(0);
    expect(await settingOf(nibras, member)).toBe('on');
  });

  test('a forged link changes nothing and shows an error', async ({ page, nibras }) => {
    const [member, other] = [await newMember(nibras), await newMember(nibras)];
    const forged = new URL(await digestPage(nibras, other.id), nibras.address);
    forged.searchParams.set('person', String(member.id));
    await page.goto(forged.href);
    const status = page.getByRole('status');
    await expect(status).toContainText('هذا الرابط ناقص أو غير صحيح، ولم يتغير شيء.');
    await expect(page.getByRole('link', { name: 'صفحة الإشعارات' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'مسار التنقل' })).toContainText(
      'تنبيهات البريد',
    );
    expect(await settingOf(nibras, member)).toBe('on');
  });
});

test('the page passes axe, turned off and refused', async ({
  page,
  nibras,
  checkAccessibility,
}) => {
  const member = await newMember(nibras);
  const path = await digestPage(nibras, member.id);
  for (const address of [path, path.replace('signature=', 'signature=x')]) {
    await page.goto(address);
    await expect(page.getByRole('status')).not.toBeEmpty();
    await checkAccessibility(page);
  }
});
