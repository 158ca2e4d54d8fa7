import { composer, expect, messages, storedCount, test, write } from '../support/chat.ts';
import { notice } from '../support/notices.ts';

const sendFailed = 'حدث خطأ أثناء إرسال الرسالة';
const megabyte = 1024 * 1024;

test('a file with false content, too large or of a forbidden type is refused in Arabic and not stored', async ({
  openAs,
  chat,
  nibras,
}) => {
  const student = await openAs(chat.student, `/chat?c=${chat.id}`);
  await expect(messages(student)).toBeVisible();
  const chooser = student.getByLabel('ملف مرفق');
  const alert = student.getByRole('alert');
  const chip = student.getByRole('button', { name: 'إزالة الملف' });

  await chooser.setInputFiles({
    name: 'كبير.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(11 * megabyte, 1),
  });
  await expect(alert).toHaveText('حجم الملف أكبر من 10 ميجابايت. اختر ملفًا أصغر.');
  await chooser.setInputFiles({
    name: 'برنامج.exe',
    mimeType: 'application/x-msdownload',
    buffer: Buffer.from('MZ'),
  });
  await expect(alert).toHaveText(/لا يمكن إرفاق هذا النوع/);
  await expect(chip).toHaveCount(0);

  // Its content is not that of its type.
  await chooser.setInputFiles({
    name: 'متنكر.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<html><script>alert(1)</script></html>'),
  });
  await expect(alert).toHaveCount(0);
  await composer(student).fill('هذا ملخصي');
  await student.getByRole('button', { name: 'إرسال', exact: true }).click();
  await expect(notice(student, sendFailed)).toBeVisible();
  await expect(chip).toBeVisible();
  await expect(composer(student)).toHaveValue('هذا ملخصي');
  expect(await storedCount(nibras, chat, 'هذا ملخصي')).toBe(0);
  await student.reload();
  await expect(messages(student)).toBeVisible();
  await expect(messages(student).getByText('متنكر.pdf')).toHaveCount(0);
});

test('an interrupted upload shows a notice, stays in the composer, and is stored once when it is sent again', async ({
  openAs,
  chat,
  nibras,
}) => {
  const student = await openAs(chat.student, `/chat?c=${chat.id}`);
  await expect(messages(student)).toBeVisible();
  const text = `ملف مقطوع ${Date.now()}`;
  await student.getByLabel('ملف مرفق').setInputFiles({
    name: 'مقطوع.pdf',
    mimeType: 'application/pdf',
    buffer: pdf,
  });
  await student.route('**/api/messages', (route) => route.abort('connectionreset'), { times: 1 });
  await write(student, text);
  await expect(notice(student, sendFailed)).toBeVisible();
  await expect(messages(student).getByText(text)).toHaveCount(0);
  await expect(composer(student)).toHaveValue(text);
  await expect(student.getByRole('button', { name: 'إزالة الملف' })).toBeVisible();
  expect(await storedCount(nibras, chat, text)).toBe(0);

  // Now the server stores it and only the response is lost: sent again, it is the same message.
  await student.route(
    '**/api/messages',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await composer(student).press('Enter');
  await expect.poll(() => storedCount(nibras, chat, text)).toBe(1);
  await expect(messages(student).getByText(text)).toHaveCount(1);
  await expect(composer(student)).toHaveValue('');
  expect(await storedCount(nibras, chat, text)).toBe(1);
});

test('an upload shows its progress and can be cancelled', async ({ openAs, chat, nibras }) => {
  const student = await openAs(chat.student, `/chat?c=${chat.id}`);
  await expect(messages(student)).toBeVisible();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await student.route('**/api/messages', async (route) => {
    await released;
    await route.abort();
  });
  await student.getByLabel('ملف مرفق').setInputFiles({
    name: 'بطيء.pdf',
    mimeType: 'application/pdf',
    buffer: pdf,
  });
  await write(student, 'أرسل ببطء');
  await expect(messages(student).getByRole('progressbar', { name: 'رفع الملف' })).toBeVisible();
  await expect(student.getByRole('button', { name: 'إرسال', exact: true })).toBeDisabled();
  await messages(student).getByRole('button', { name: 'إلغاء الإرسال' }).click();
  release();
  await expect(messages(student).getByText('أرسل ببطء')).toHaveCount(0);
  await expect(composer(student)).toHaveValue('أرسل ببطء');
  // A cancelled upload shows no failure.
  await expect(notice(student, sendFailed)).toHaveCount(0);
  expect(await storedCount(nibras, chat, 'أرسل ببطء')).toBe(0);
});

test('a text that is too long shows by how much, and stays in the composer', async ({
  openAs,
  chat,
}) => {
  const student = await openAs(chat.student, `/chat?c=${chat.id}`);
  await expect(messages(student)).toBeVisible();
  await composer(student).fill('ا'.repeat(10_000));
  await expect(student.getByRole('alert')).toHaveText(/أطول من 4,000 حرف بمقدار 6,000/);
  await expect(student.getByRole('button', { name: 'إرسال', exact: true })).toBeDisabled();
  await composer(student).press('Enter');
  await expect(composer(student)).toHaveValue('ا'.repeat(10_000));
});

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
