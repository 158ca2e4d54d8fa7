import { callAs, enterAs, newMember } from '../support/member.ts';
import { test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

test('look', async ({ page, context, nibras }) => {
  test.setTimeout(180_000);
  const admin = await newMember(nibras, 'admin@example.com');
  await enterAs(context, admin);
  const member = await newMember(nibras);
  for (const [days, course] of [
    [3, 1],
    [90, 2],
  ] as const) {
    await callAs(nibras, `POST /api/studio/courses/${course}/members`, {
      token: admin.token,
      body: {
        person: { id: member.id },
        until: new Date(Date.now() + days * 86_400_000).toISOString(),
        note: 'منحة الجامعة للفصل الثاني',
      },
    });
  }
  const list = [
    'الاسم,البريد,الهاتف',
    'منى سعيد عبد الرحمن,mona.saeed@example.org,01001234567',
    'كريم,karim@',
    'سارة,sara@example.org,',
    'سارة,sara@example.org,',
    'أحمد,أحمد@example.org',
  ].join('\n');
  for (const dark of [false, true]) {
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const shot = (name: string) =>
        page.screenshot({
          path: `/tmp/enr-shots/${name}-${width}${dark ? '-dark' : ''}.png`,
          fullPage: true,
        });
      const open = async (path: string) => {
        await page.goto(path);
        await waitForHydration(page);
        await page.waitForLoadState('networkidle');
      };
      await open('/studio/enrolments');
      await shot('all');
      await open('/studio/courses/1/members');
      await shot('members');
      await page
        .getByRole('button', { name: /^(مدّد|الاشتراك)/ })
        .first()
        .click();
      await shot('menu');
      await page.keyboard.press('Escape');
      await open('/studio/people/import?course=1');
      await page.getByRole('textbox', { name: 'القائمة' }).fill(list);
      await page.getByText('السطر 3').waitFor();
      await shot('import');
      await open(`/studio/people/${member.id}`);
      await shot('person');
    }
  }
});
