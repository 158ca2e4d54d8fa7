import { newAddress, signIn, typeCode } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('a new address waits for its code across a reload, and the old one is told when it takes effect', async ({
  page,
  nibras,
  checkAccessibility,
}) => {
  const oldEmail = await signIn(page, nibras);
  const newEmail = newAddress();
  await page.goto('/profile');
  const email = page.getByLabel('البريد الإلكتروني');
  await email.fill(newEmail);
  await page.getByLabel('رقم الهاتف').fill('01001234567');
  await page.getByRole('button', { name: 'حفظ التعديلات' }).click();
  await expect(page.getByRole('dialog')).toContainText(newEmail);
  const code = await nibras.mail.codeTo(newEmail);

  await page.reload();
  const waits = page.getByText('بريدك الجديد ينتظر التأكيد');
  await expect(waits).toBeVisible();
  await expect(page.getByRole('main')).toContainText(newEmail);
  await expect(email).toHaveValue(oldEmail);
  await checkAccessibility(page);

  await page.getByRole('button', { name: 'أدخل الكود' }).click();
  // The wait for another code goes on from where it was.
  await expect(page.getByRole('dialog').getByText(/بعد \d+ ثاني|بعد ثاني/)).toBeVisible();
  await typeCode(page, code);
  await expect(waits).toBeHidden();
  await expect(email).toHaveValue(newEmail);
  await expect
    .poll(() => nibras.mail.mails.filter(({ recipients }) => recipients.includes(oldEmail)).at(-1))
    .toMatchObject({ subject: 'تغيّر بريد حسابك' });
  await page.reload();
  await expect(email).toHaveValue(newEmail);
  await expect(waits).toBeHidden();
});

test('a photo is cut to what lies in the frame, and is seen on the page at once', async ({
  page,
  nibras,
  checkAccessibility,
}) => {
  await signIn(page, nibras);
  await page.goto('/profile');
  await expect(page.getByLabel('رقم الهاتف')).toBeVisible();
  // Red on the left, green in the middle, blue on the right.
  const picture = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1200, 400);
    const context = canvas.getContext('2d');
    for (const [index, colour] of ['#f00', '#0f0', '#00f'].entries()) {
      if (context) context.fillStyle = colour;
      context?.fillRect(index * 400, 0, 400, 400);
    }
    const bytes = await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer();
    return [...new Uint8Array(bytes)];
  });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(picture) });
  const frame = page.getByRole('application', { name: 'موضع الصورة داخل الإطار' });
  await expect(page.getByRole('dialog').locator('img')).toBeVisible();
  await checkAccessibility(page);
  // To its left end, by keys alone.
  await frame.focus();
  for (let press = 0; press < 60; press += 1) await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'احفظ الصورة' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const shown = page.getByRole('main').locator('img[src*="/storage/"]').first();
  await expect(shown).toBeVisible();
  const colour = await shown.evaluate(async (image: HTMLImageElement) => {
    const bitmap = await createImageBitmap(await (await fetch(image.src)).blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    return [...(context?.getImageData(bitmap.width / 2, bitmap.height / 2, 1, 1).data ?? [])];
  });
  expect(colour[0]).toBeGreaterThan(240);
  expect(colour[1]).toBeLessThan(20);
  expect(colour[2]).toBeLessThan(20);
});
