import { type JobWorker, jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { askGateway, postpone } from './ask-gateway.ts';
import { type CheckoutRow, checkoutById, dueCheckouts } from './checkout-queries.ts';

/** What a webhook event makes us do. */
export const askKind = jobKind<{ checkout: number; transaction?: string | undefined }>(
  'gateway-ask',
  {
    retryDelay: 5,
    atOnce: 5,
  },
);

const sweepKind = jobKind<object>('gateway-sweep', { retries: 0 });

/** Sessions of one sweep, and how many gateways are asked at once. */
const most = 200;
const atOnce = 5;

async function askOne(platform: Platform, row: CheckoutRow): Promise<void> {
  try {
    await askGateway(platform, row);
  } catch (error) {
    await postpone(platform, row, error);
  }
}

/** Asks about every session that is due, so that a lost webhook event loses nothing. */
export async function sweepCheckouts(platform: Platform): Promise<void> {
  const rows = await dueCheckouts(platform.db, platform.now(), most);
  const next = rows[Symbol.iterator]();
  const worker = async () => {
    for (const row of next) await askOne(platform, row);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

export const askWorkers = (platform: Platform): JobWorker[] => [
  jobWorker(askKind, async ({ checkout, transaction }) => {
    const row = await checkoutById(platform.db, checkout);
    if (row) await askGateway(platform, row, { transaction });
  }),
  jobWorker(sweepKind, () => sweepCheckouts(platform), '* * * * *'),
];
