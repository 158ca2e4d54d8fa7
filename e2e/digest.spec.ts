import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestQuery } from '../api/src/features/digest/link.ts';
import { openDatabase } from '../api/src/platform/database/database.ts';
import { openSecrets } from '../api/src/platform/secrets/secrets.ts';
import { callAs, newMember } from './support/member.ts';
import { type Nibras, startNibras } from './support/nibras-server.ts';
import { test as base, expect } from './support/test.ts';

interface Worker {
  dataDir: string;
  nibras: Nibras;
}

/** On a product whose data folder the test knows: the links of a mail are signed with what is kept in it. */
const test = base.extend<object, Worker>({
  dataDir: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'nibras-digest-'));
      await chmod(dataDir, 0o755);
      await use(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  nibras: [
    async ({ dataDir }, use) => {
      const nibras = await startNibras({ DATA_DIR: dataDir });
      await use(nibras);
      await nibras.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

/** The page that a digest's last line leads to, as the mail has it. */
async function pageOf(dataDir: string, personId: number): Promise<string> {
  const database = openDatabase((await readFile(join(dataDir, 'postgres/url'), 'utf8')).trim());
  const secrets = await openSecrets(database.db);
  await database.close();
  return `/mail-digest?${digestQuery(secrets, personId)}`;
}

const settingOf = async (nibras: Nibras, { token }: { token: string }) =>
  (await callAs<{ data: { state: string } }>(nibras, 'GET /api/digest-setting', { token })).data
    .state;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the link of a mail turns the mails off without a sign-in, and the page turns them on again', async ({
    page,
    nibras,
    dataDir,
  }) => {
    const member = await newMember(nibras);
    expect(await settingOf(nibras, member)).toBe('on');
    await page.goto(await pageOf(dataDir, member.id));
    await expect(page.getByRole('status')).toHaveText(
      'أوقفنا تنبيهات الرسائل، فلن يصلك بريد منها بعد الآن.',
    );
    expect(await settingOf(nibras, member)).toBe('off');
    await page.getByRole('link', { name: 'أعد تفعيل التنبيهات' }).click();
    await expect(page.getByRole('status')).toContainText('عادت التنبيهات');
    await expect(page.getByRole('link', { name: 'أعد تفعيل التنبيهات' })).toHaveCount(0);
    expect(await settingOf(nibras, member)).toBe('on');
  });

  test('a forged link changes nothing and says so', async ({ page, nibras, dataDir }) => {
    const [member, other] = [await newMember(nibras), await newMember(nibras)];
    const own = new URL(await pageOf(dataDir, other.id), nibras.address);
    own.searchParams.set('person', String(member.id));
    await page.goto(own.href);
    const status = page.getByRole('status');
    await expect(status).toContainText('هذا الرابط ناقص أو غير صحيح، ولم يتغير شيء.');
    await expect(page.getByRole('link', { name: 'صفحة الإشعارات' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'مسار التنقل' })).toContainText(
      'تنبيهات البريد',
    );
    expect(await settingOf(nibras, member)).toBe('on');
  });
});

test('the page has nothing for axe to find, off and refused', async ({
  page,
  nibras,
  dataDir,
  checkAccessibility,
}) => {
  const member = await newMember(nibras);
  const path = await pageOf(dataDir, member.id);
  for (const address of [path, path.replace('signature=', 'signature=x')]) {
    await page.goto(address);
    await expect(page.getByRole('status')).not.toBeEmpty();
    await checkAccessibility(page);
  }
});
