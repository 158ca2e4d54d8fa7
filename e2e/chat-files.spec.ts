import { composer, expect, kept, messages, test, write } from './support/chat.ts';
import { notice } from './support/notices.ts';

const sendFailed = 'حدث خطأ أثناء إرسال الرسالة';
const megabyte = 1024 * 1024;

test('a file that is no such file, too large or of no known kind is refused in Arabic; nothing of it stays', async ({
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

  // Only its content tells what it is.
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
  expect(await kept(nibras, chat, 'هذا ملخصي')).toBe(0);
  await student.reload();
  await expect(messages(student)).toBeVisible();
  await expect(messages(student).getByText('متنكر.pdf')).toHaveCount(0);
});

test('an upload that is cut is told, given back, and arrives once when it is sent again', async ({
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
  expect(await kept(nibras, chat, text)).toBe(0);

  // The server keeps it this time, and its answer is what gets lost: sent again, it is the same message.
  await student.route(
    '**/api/messages',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await composer(student).press('Enter');
  await expect.poll(() => kept(nibras, chat, text)).toBe(1);
  await expect(messages(student).getByText(text)).toHaveCount(1);
  await expect(composer(student)).toHaveValue('');
  expect(await kept(nibras, chat, text)).toBe(1);
});

test('an upload shows that it is on its way and can be given up', async ({
  openAs,
  chat,
  nibras,
}) => {
  const student = await openAs(chat.student, `/chat?c=${chat.id}`);
  await expect(messages(student)).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await student.route('**/api/messages', async (route) => {
    await held;
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
  // Given up on purpose: that is no failure to tell of.
  await expect(notice(student, sendFailed)).toHaveCount(0);
  expect(await kept(nibras, chat, 'أرسل ببطء')).toBe(0);
});

test('a text that is too long says by how much, and stays', async ({ openAs, chat }) => {
  const student = await openAs(chat.student, `/chat?c=${chat.id}`);
  await expect(messages(student)).toBeVisible();
  await composer(student).fill('ا'.repeat(10_000));
  await expect(student.getByRole('alert')).toHaveText(/أطول من 4000 حرف بمقدار 6000/);
  await expect(student.getByRole('button', { name: 'إرسال', exact: true })).toBeDisabled();
  await composer(student).press('Enter');
  await expect(composer(student)).toHaveValue('ا'.repeat(10_000));
});

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
