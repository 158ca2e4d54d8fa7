import { transfers as limits } from '@nibras/contract/limits.ts';
import { and, eq } from 'drizzle-orm';
import { tookFromQuota } from '#platform/codes/quota.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import { purchases, transfers } from '#platform/database/schema/index.ts';
import { withStoredFile } from '#platform/files/uploads/with-stored-file.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { UploadedFile } from '#platform/http/uploads/uploaded-file.ts';
import type { Platform } from '#platform/platform.ts';
import { lockPurchase } from '#selling/purchases/index.ts';
import { type ChannelRow, offeredChannel } from './channels.ts';
import { findAlike } from './duplicates.ts';
import { notifyOfReceipt } from './notify-of-transfers.ts';
import { newestTransfer, type TransferRow, undecided } from './queries.ts';
import { pictureMarks } from './receipt-picture.ts';

interface SendReceipt {
  person: { id: number };
  purchase: number;
  channel: number;
  senderDigits: string;
  sentAt: Date | undefined;
  note: string;
  /** Null keeps the picture of the receipt that this one replaces. */
  file: UploadedFile | null;
}

const texts = {
  kind: 'أرفق صورة للإيصال أو لقطة شاشة له، بصيغة JPG أو PNG أو WebP أو AVIF. وإن كان ملف PDF فخذ لقطة شاشة له وأرفقها.',
  missing: 'أرفق صورة الإيصال أو لقطة الشاشة بعد التحويل.',
  tooMany: 'أرسلت إيصالات كثيرة اليوم. راسلنا من صفحة «تواصل معنا» لنساعدك.',
  future: 'هذا الوقت لم يأت بعد. اكتب وقت التحويل كما في الإيصال.',
  old: 'هذا الوقت بعيد. تأكد من تاريخ التحويل.',
};

const refusal = (field: string, message: string) =>
  new AppError('invalid-input', { errors: { [field]: [message] } });

const receiptPictures = { types: limits.pictureTypes, refused: texts.kind };

function assertTime(sentAt: Date | undefined, now: Date): void {
  if (!sentAt) return;
  const ago = now.getTime() - sentAt.getTime();
  if (ago < -limits.clockAhead) throw refusal('sent_at', texts.future);
  if (ago > limits.sentWithin) throw refusal('sent_at', texts.old);
}

/** Receipts are taken of what can still be paid, also late: anyone who has sent money is heard. */
const takesReceipts = (state: string): boolean => state === 'open' || state === 'expired';

async function assertOwn(db: Queryable, { person, purchase }: SendReceipt): Promise<void> {
  const [own] = await db
    .select({ state: purchases.state })
    .from(purchases)
    .where(and(eq(purchases.id, purchase), eq(purchases.personId, person.id)));
  if (!takesReceipts(orThrow(own, 'purchase-not-found').state))
    throw new AppError('purchase-settled');
}

type Picture = Pick<
  TransferRow,
  'picture' | 'pictureSha256' | 'pictureHash' | 'pictureSmall' | 'pictureRatio' | 'alike'
>;

/** The picture of the receipt that the new one replaces. @throws AppError invalid-input where there is none */
async function formerPicture(db: Queryable, purchase: number): Promise<Picture> {
  const former = await newestTransfer(db, purchase);
  if (!former || !(undecided as readonly string[]).includes(former.state))
    throw refusal('attachment', texts.missing);
  const { picture, pictureSha256, pictureHash, pictureSmall, pictureRatio, alike } = former;
  return { picture, pictureSha256, pictureHash, pictureSmall, pictureRatio, alike };
}

async function takeQuota(tx: Transaction, person: number, now: Date): Promise<void> {
  const quota = { most: limits.perDayPerPerson, within: 24 * 60 * 60 * 1000 };
  if (await tookFromQuota(tx, { kind: 'transfer', subject: String(person) }, quota, now)) return;
  throw new AppError('too-many-requests', { message: texts.tooMany, retryAfter: 60 * 60 });
}

async function save(
  platform: Platform,
  asked: SendReceipt,
  { picture, channel }: { picture: Picture; channel: ChannelRow },
): Promise<TransferRow> {
  const now = platform.now();
  return platform.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, asked.purchase);
    if (purchase.personId !== asked.person.id) throw new AppError('purchase-not-found');
    if (!takesReceipts(purchase.state)) throw new AppError('purchase-settled');
    await takeQuota(tx, asked.person.id, now);
    const isOfPurchase = eq(transfers.purchaseId, purchase.id);
    await tx
      .update(transfers)
      .set({ state: 'withdrawn' })
      .where(and(isOfPurchase, anyOf(transfers.state, undecided)));
    const row = only(
      await tx
        .insert(transfers)
        .values({
          purchaseId: purchase.id,
          channelId: channel.id,
          channelName: channel.name,
          ...picture,
          senderDigits: asked.senderDigits,
          sentAt: asked.sentAt ?? null,
          note: asked.note,
          createdAt: now,
        })
        .returning(),
    );
    await notifyOfReceipt(platform, tx, { transfer: row, purchase, channel });
    return row;
  });
}

/**
 * Takes a receipt of a transfer for the sender's own purchase, in place of the one that waits. It decides nothing: a person
 * compares it with the money that has come.
 * @throws AppError purchase-not-found, purchase-settled, channel-not-found, unsupported-file, too-many-requests; invalid-input
 *   without a picture, for a broken one and for an impossible time
 */
export async function sendReceipt(platform: Platform, asked: SendReceipt): Promise<TransferRow> {
  const { db, now } = platform;
  await assertOwn(db, asked);
  assertTime(asked.sentAt, now());
  const channel = await offeredChannel(db, asked.channel);
  const { file } = asked;
  if (!file)
    return save(platform, asked, { picture: await formerPicture(db, asked.purchase), channel });
  return withStoredFile(platform, { file, only: receiptPictures }, async (stored) => {
    if (!stored) throw refusal('attachment', texts.missing);
    const marks = await pictureMarks(await file.bytes());
    const alike = await findAlike(db, marks);
    return save(platform, asked, { picture: { picture: stored.path, ...marks, alike }, channel });
  });
}
