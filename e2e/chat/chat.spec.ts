import { composer, expect, messages, say, shown, test, write } from '../support/chat.ts';
import { notice } from '../support/notices.ts';
import { signIn } from '../support/sign-in.ts';

const sendFailed = 'حدث خطأ أثناء إرسال الرسالة';

test('two users chat: presence, typing, messages both ways, and read receipts', async ({
  openAs,
  chat,
}) => {
  const student = await openAs(chat.student, `/chat?c=${chat.id}`);
  await expect(messages(student)).toBeVisible();
  const header = student.getByRole('region', { name: chat.teacher.name });
  await expect(header.getByText('متصل الآن', { exact: true })).toHaveCount(0);

  const teacher = await openAs(chat.teacher, `/chat?c=${chat.id}`);
  await expect(messages(teacher)).toBeVisible();
  await expect(header.getByText('متصل الآن', { exact: true }).first()).toBeVisible();

  await composer(student).pressSequentially('لدي');
  await expect(teacher.getByText('يكتب الآن…').first()).toBeVisible();

  const question = `هل أستعمل <main> مرة واحدة؟ ${Date.now()}`;
  await write(student, question);
  await expect(composer(student)).toHaveValue('');
  await expect(messages(teacher).getByText(question)).toBeVisible();
  // It is on the teacher's screen.
  await expect(messages(student).getByText('قُرئت').last()).toBeVisible();

  const answer = `نعم، مرة واحدة في الصفحة. ${Date.now()}`;
  await write(teacher, answer);
  await expect(messages(student).getByText(answer)).toHaveCount(1);
  await expect(messages(teacher).getByText(answer)).toHaveCount(1);

  // A reload does not make a user offline; a closed browser does after a few seconds.
  await teacher.context().close();
  await expect(header.getByText('متصل الآن', { exact: true })).toHaveCount(0);
  await expect(header.getByText(/^آخر ظهور/)).toBeVisible();

  // Shift+Enter inserts a line break and sends nothing.
  await composer(student).fill('سطر');
  await composer(student).press('Shift+Enter');
  await expect(composer(student)).toHaveValue('سطر\n');
});

test('a file and a picture are sent both ways, the picture with a preview', async ({
  openAs,
  chat,
}) => {
  const student = await openAs(chat.student, `/chat?c=${chat.id}`);
  const teacher = await openAs(chat.teacher, `/chat?c=${chat.id}`);
  await expect(messages(student)).toBeVisible();
  await expect(messages(teacher)).toBeVisible();

  await teacher.getByLabel('ملف مرفق').setInputFiles({
    name: 'ملخص الدرس.pdf',
    mimeType: 'application/pdf',
    buffer: pdf,
  });
  await expect(teacher.getByRole('button', { name: 'إزالة الملف' })).toBeVisible();
  await teacher.getByRole('button', { name: 'إرسال', exact: true }).click();
  const link = messages(student)
    .getByRole('link', { name: /ملخص الدرس\.pdf/ })
    .last();
  await expect(link).toBeVisible();
  const address = await link.getAttribute('href');
  expect((await student.request.get(address ?? '')).status()).toBe(200);
  // The URL is signed for one user and one file: without its signature it is a 404.
  expect((await student.request.get(`${address}`.split('?')[0] ?? '')).status()).toBe(404);

  await student.getByLabel('ملف مرفق').setInputFiles({
    name: 'شاشة.png',
    mimeType: 'image/png',
    buffer: png,
  });
  const preview = student.getByRole('dialog', { name: 'شاشة.png' });
  await preview.getByRole('button', { name: 'إلغاء' }).click();
  await expect(student.getByRole('button', { name: 'إزالة الملف' })).toHaveCount(0);
  await student.getByLabel('ملف مرفق').setInputFiles({
    name: 'شاشة.png',
    mimeType: 'image/png',
    buffer: png,
  });
  await preview.getByRole('button', { name: 'إرسال' }).click();
  const thumbnail = messages(teacher)
    .getByRole('button', { name: /شاشة\.png/ })
    .last();
  await expect(thumbnail).toBeVisible();
  expect(await thumbnail.boundingBox()).toMatchObject({ width: 128, height: 128 });
  await thumbnail.click();
  await expect(teacher.getByRole('dialog').getByRole('img')).toBeVisible();
});

test('after being offline a user sees every message once and in order', async ({
  openAs,
  chat,
  nibras,
}) => {
  const student = await openAs(chat.student, `/chat?c=${chat.id}`);
  const teacher = await openAs(chat.teacher, `/chat?c=${chat.id}`);
  await expect(messages(student)).toBeVisible();

  const header = student.getByRole('region', { name: chat.teacher.name });
  const isOnline = header.getByText('متصل الآن', { exact: true });
  await expect(isOnline.first()).toBeVisible();
  await student.context().setOffline(true);
  const offlineNotice = student.getByRole('status').getByText(/^لا اتصال بالخادم الآن/);
  // docs/behaviour/messenger.md promises it within five seconds.
  await expect(offlineNotice).toBeVisible({ timeout: 5_000 });
  await expect(isOnline).toHaveCount(0);
  const sent = Array.from({ length: 40 }, (_one, index) => `غياب ${index + 1}`);
  for (const text of sent) await say(nibras, chat.teacher, chat.id, text);
  await expect(messages(teacher).getByText('غياب 40')).toBeVisible();

  // A text that cannot be sent stays in the composer, and the temporary message is removed.
  await write(student, 'غياب الطالبة');
  await expect(notice(student, sendFailed)).toBeVisible();
  await expect(composer(student)).toHaveValue('غياب الطالبة');
  await expect(messages(student).getByText('غياب الطالبة')).toHaveCount(0);

  await student.context().setOffline(false);
  await expect(messages(student).getByText('غياب 40')).toBeVisible();
  await expect(offlineNotice).toHaveCount(0);
  await composer(student).press('Enter');
  await expect(messages(teacher).getByText('غياب الطالبة')).toHaveCount(1);

  await student.reload();
  await expect(messages(student).getByText('غياب الطالبة')).toBeVisible();
  const last = await shown(student, 'غياب');
  expect(last.slice(-4)).toEqual(['غياب 38', 'غياب 39', 'غياب 40', 'غياب الطالبة']);
});

test('a connection that is lost while messages arrive leaves no gap in the list', async ({
  openAs,
  chat,
  nibras,
}) => {
  const student = await openAs(chat.student, `/chat?c=${chat.otherId}`);
  await expect(messages(student)).toBeVisible();
  await say(nibras, chat.teacher, chat.otherId, 'قطع 1');
  await expect(messages(student).getByText('قطع 1')).toBeVisible();
  await student.context().setOffline(true);
  await say(nibras, chat.teacher, chat.otherId, 'قطع 2');
  await say(nibras, chat.teacher, chat.otherId, 'قطع 3');
  await student.context().setOffline(false);
  await say(nibras, chat.teacher, chat.otherId, 'قطع 4');
  await expect(messages(student).getByText('قطع 4')).toBeVisible();
  await expect.poll(() => shown(student, 'قطع')).toEqual(['قطع 1', 'قطع 2', 'قطع 3', 'قطع 4']);
});

test('the tabs of one user show the same unread count', async ({ openAs, chat, nibras }) => {
  const home = await openAs(chat.student, '/');
  const icon = home.getByRole('link', { name: /^المحادثات/ });
  // The count is removed before the server responds; a message that arrived earlier than that response would be marked
  // as read too.
  const markedRead = home.waitForResponse(/\/api\/messages\/mark-all-read$/);
  await icon.click();
  await expect(home).toHaveURL(/\/chat$/);
  await expect(icon).toHaveAccessibleName('المحادثات');
  await markedRead;
  await home.goto('/');
  await expect(icon).toHaveAccessibleName('المحادثات');

  const list = await home.context().newPage();
  await list.goto('/chat');
  const row = list.locator(`a[href="/chat?c=${chat.id}"]`);
  await expect(row).toBeVisible();
  await say(nibras, chat.teacher, chat.id, 'هل وصلتك الملاحظة؟');
  await expect(icon).toHaveAccessibleName('المحادثات (1 غير مقروءة)');
  await expect(row.getByText('غير مقروءة')).toBeAttached();
  await expect(row.getByText('هل وصلتك الملاحظة؟')).toBeVisible();

  await row.click();
  await expect(list.getByText('رسائل غير مقروءة', { exact: true })).toBeVisible();
  await expect(row.getByText('غير مقروءة')).toHaveCount(0);
  await expect(icon).toHaveAccessibleName('المحادثات');
});

test('a reply updates the bell at once, and the notification leads to its lecture', async ({
  openAs,
  chat,
  nibras,
}) => {
  const student = await openAs(chat.student, '/courses');
  const bell = student.locator('summary').filter({ hasText: 'الإشعارات' });
  // The count is removed before the server responds; a reply that arrived earlier than that response would be marked as
  // read too.
  const markedRead = student.waitForResponse(/\/api\/notifications\/read_at$/);
  await bell.click();
  await expect(bell.getByText('الإشعارات', { exact: true })).toBeAttached();
  await markedRead;
  await bell.click();
  await say(nibras, chat.teacher, chat.id, 'رد جديد للجرس');
  await expect(bell.getByText(/^الإشعارات \(\d+ غير مقروءة\)$/)).toBeAttached();
  await bell.click();
  await student
    .getByRole('link', { name: /رد جديد/ })
    .first()
    .click();
  await expect(student).toHaveURL(/\/courses\/\d+\/lecture\/\d+/);
});

test('without sockets the open conversation is polled', async ({ openAs, chat, nibras }) => {
  const student = await openAs(chat.student, '/notifications');
  await student.context().routeWebSocket(/socket\.io/, (socket) => socket.close());
  await student.context().route(/socket\.io/, (route) => route.fulfill({ status: 404 }));
  await student.goto(`/chat?c=${chat.id}`);
  await expect(messages(student)).toBeVisible();
  await say(nibras, chat.teacher, chat.id, 'وصلت بلا مقبس');
  await expect(messages(student).getByText('وصلت بلا مقبس')).toBeVisible();
  // Polling reaches the server: that is no loss of the connection.
  await expect(student.getByText(/^لا اتصال بالخادم/)).toHaveCount(0);
});

test('each conversation keeps its draft, also after a reload', async ({ openAs, chat }) => {
  const student = await openAs(chat.student, `/chat?c=${chat.id}`);
  await composer(student).fill('مسودة الأولى');
  await student.locator(`a[href="/chat?c=${chat.otherId}"]`).click();
  await expect(composer(student)).toHaveValue('');
  await composer(student).fill('مسودة الثانية');
  await student.reload();
  await expect(composer(student)).toHaveValue('مسودة الثانية');
  await student.locator(`a[href="/chat?c=${chat.id}"]`).click();
  await expect(composer(student)).toHaveValue('مسودة الأولى');
});

/** The smallest valid files. */
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a guest is redirected to the sign-in page and returns to the conversation', async ({
  page,
  nibras,
}) => {
  await page.goto('/chat?c=1');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, nibras);
  await expect(page).toHaveURL(/\/chat\?c=1$/);
});
