import type { BrowserContext } from '@playwright/test';
import { callAs, type Member, newMember } from './member.ts';
import type { Nibras } from './nibras-server.ts';

/** A telephone's screen after a transfer, like no other one, as a picture. */
export async function drawReceipt(context: BrowserContext, text: string): Promise<Buffer> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 720 });
  await page.setContent(`<html lang="ar" dir="rtl"><body style="margin:0;font-family:sans-serif;background:#fff">
    <div style="background:#5b2a86;color:#fff;padding:40px 20px;font-size:28px;text-align:center">تم التحويل</div>
    <p style="font-size:52px;text-align:center;font-weight:bold">450.00 EGP</p>
    <p style="font-size:26px;padding:0 20px">${text}</p>
    <p style="font-size:26px;padding:0 20px" dir="ltr">Ref ${Date.now()}${Math.random()}</p></body></html>`);
  const picture = await page.screenshot({ type: 'jpeg', quality: 80 });
  await page.close();
  return picture;
}

/** Makes sure that people can transfer to a number. @returns the channel's id */
export async function offeredChannel(nibras: Nibras, admin: Member): Promise<number> {
  const { channels } = await callAs<{ channels: { id: number; offered: boolean }[] }>(
    nibras,
    'GET /api/studio/selling/channels',
    admin,
  );
  const offered = channels.find((channel) => channel.offered);
  if (offered) return offered.id;
  const made = await callAs<{ channels: { id: number }[] }>(
    nibras,
    'POST /api/studio/selling/channels',
    { ...admin, body: { kind: 'vodafone-cash', name: 'فودافون كاش', number: '01001234567' } },
  );
  return made.channels.at(-1)?.id ?? 0;
}

/** A person new who has opened the purchase of a priced course. */
export async function newBuyer(nibras: Nibras) {
  const { data } = await callAs<{ data: { id: number; name: string; salary: string | null }[] }>(
    nibras,
    'GET /api/courses?per_page=200',
  );
  const course = data.find(({ salary }) => Number(salary) > 0);
  if (!course) throw new Error('no course has a price');
  const member = await newMember(nibras);
  const { purchase } = await callAs<{ purchase: { id: number } }>(nibras, 'POST /api/enroll', {
    ...member,
    body: { courseId: course.id },
  });
  return { member, course, purchase: purchase.id };
}

/** Sends a receipt as the form does. @returns its id */
export async function sendReceipt(
  nibras: Nibras,
  { member, purchase }: { member: Member; purchase: number },
  { channel, picture, digits = '' }: { channel: number; picture: Buffer; digits?: string },
): Promise<number> {
  const form = new FormData();
  form.set('channel', String(channel));
  form.set('sender_digits', digits);
  form.set(
    'attachment',
    new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }),
    'receipt.jpg',
  );
  const response = await fetch(`${nibras.address}/api/purchases/${purchase}/transfer`, {
    method: 'POST',
    headers: { accept: 'application/json', authorization: `Bearer ${member.token}` },
    body: form,
  });
  if (!response.ok) throw new Error(`the receipt was answered with ${response.status}`);
  const { transfer } = (await response.json()) as { transfer: { id: number } };
  return transfer.id;
}
