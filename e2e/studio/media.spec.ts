import { readFileSync } from 'node:fs';
import { beginUpload } from '../../api/src/testing/send-upload.ts';
import { enterAs, newMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

const video = readFileSync('demo/media/videos/html-1-2.mp4');
const picture = readFileSync('demo/media/videos/html-1-2.webp');
/** A document that takes several pieces. */
const book = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(20 * 1024 ** 2, 'nibras')]);

test.use({ expectedFaults: /ERR_CONNECTION_RESET/ });

test('files are uploaded over a line that is cut, found, described, removed and restored', async ({
  page,
  nibras,
  checkAccessibility,
}) => {
  const admin = await newMember(nibras, 'teacher@example.com');
  await enterAs(page.context(), admin);
  await page.goto('/studio/media');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1, name: 'الوسائط' })).toBeVisible();
  const chooser = page.locator('input[type=file]').first();
  const tray = page.getByRole('region', { name: 'رفع الملفات' });

  // The second piece finds no line; the upload goes on by itself.
  let pieces = 0;
  await page.route('**/api/studio/uploads/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    pieces += 1;
    return pieces === 2 ? route.abort('connectionreset') : route.continue();
  });
  await chooser.setInputFiles([
    { name: 'كتاب التمارين.pdf', mimeType: 'application/pdf', buffer: book },
  ]);
  await tray.getByRole('button', { name: 'أظهر الملفات' }).click();
  await expect(tray.getByText('انقطع الاتصال')).toBeVisible();
  await expect(tray.getByText('اكتمل', { exact: true })).toBeVisible({ timeout: 30_000 });
  expect(pieces).toBe(4);
  await page.unroute('**/api/studio/uploads/*');

  await chooser.setInputFiles([
    { name: 'الدرس الأول.mp4', mimeType: 'video/mp4', buffer: video },
    { name: 'غلاف المتغيرات.webp', mimeType: 'image/webp', buffer: picture },
    { name: 'خطر.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
  ]);
  await expect(tray.getByText('نوع هذا الملف غير مدعوم')).toBeVisible();
  await expect(tray.getByText('اكتمل', { exact: true })).toHaveCount(3);
  await checkAccessibility(page);
  await tray.getByRole('button', { name: 'أخفِ الكل' }).click();
  await expect(tray).toBeHidden();

  // Video, picture and book are in the library, the newest first.
  await page.getByRole('searchbox', { name: 'ابحث في المكتبة' }).fill('متغيرات');
  const files = page.getByRole('button', { name: /^افتح/ });
  await expect(files).toHaveCount(1);
  await files.first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('لا يستخدمه شيء بعد.')).toBeVisible();
  await dialog.getByLabel('النص البديل').fill('صندوق اسمه عمر وفيه العدد 12');
  await dialog.getByRole('button', { name: 'احفظ' }).click();
  await expect(page.getByText('حُفظ الوصف', { exact: true })).toBeVisible();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'احذف' }).click();
  await expect(page.getByText('لا ملفات تطابق بحثك')).toBeVisible();
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(files).toHaveCount(1);

  // What an earlier visit left unfinished is said, and covers no page before a press.
  const left = await beginUpload(
    { address: nibras.address, token: admin.token },
    { name: 'الدرس الثاني.mp4', bytes: 1000 },
  );
  expect(left.status).toBe(201);
  await page.reload();
  await expect(tray.getByRole('heading', { name: 'رفع لم يكتمل' })).toBeVisible();
  await expect(tray.getByRole('button', { name: 'تجاهله' })).toBeHidden();
  await tray.getByRole('button', { name: 'أظهر الملفات' }).click();
  await tray.getByRole('button', { name: 'تجاهله' }).click();
  await expect(tray).toBeHidden();
});
