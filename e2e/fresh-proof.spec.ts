import { callAs, demoAdmin, enterAs, newMember, proveNow } from './support/member.ts';
import { notice } from './support/notices.ts';
import { typeCode } from './support/sign-in.ts';
import { everySize } from './support/sizes.ts';
import { expect, test } from './support/test.ts';

test.use(everySize);

test('an act of power asks who it is, and goes on after the code from the mail', async ({
  page,
  context,
  nibras,
  checkScreen,
}) => {
  const admin = await demoAdmin(nibras);
  const person = await newMember(nibras);
  await callAs(nibras, 'PUT /api/name', { token: person.token, body: { name: 'سلمى حسن' } });
  await enterAs(context, admin);
  // An hour after the sign-in.
  await proveNow(nibras, admin, new Date(Date.now() - 3_600_000));
  const codes = nibras.mail.codesTo(admin.email).length;
  await page.goto(`/studio/people/${person.id}`);
  const role = (name: string) => page.getByRole('radio', { name, exact: true });
  await role('محرّر').check();
  const dialog = page.getByRole('dialog', { name: 'للتأكد أنك أنت' });
  await expect(dialog).toContainText(admin.email);
  await checkScreen(page);

  await test.step('closed, it changes nothing', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(role('طالب')).toBeChecked();
    await expect(notice(page, /تعذر/)).toHaveCount(0);
    await page.reload();
    await expect(role('طالب')).toBeChecked();
  });

  await test.step('with the code the role is changed', async () => {
    await role('محرّر').check();
    await expect(dialog).toBeVisible();
    await typeCode(page, await nibras.mail.codeTo(admin.email, codes + 1));
    await expect(notice(page, 'الدور الآن: محرّر')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('the next act asks no more', async () => {
    await role('معلّم').check();
    await expect(notice(page, 'الدور الآن: معلّم')).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});
