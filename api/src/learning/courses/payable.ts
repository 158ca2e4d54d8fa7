import type { Platform } from '#platform/platform.ts';

/** Whether the caller has a payment method for a course now; the person is null for a visitor. */
export type CanPay = (
  platform: Pick<Platform, 'db' | 'vault' | 'settings'>,
  person: number | null,
) => Promise<boolean>;

/** Whether a person could have a course now: it is free, or there is a payment method. */
export const isPayable = async (
  platform: Parameters<CanPay>[0],
  { price, person, canPay }: { price: string | null; person: number | null; canPay: CanPay },
): Promise<boolean> => Number(price ?? 0) === 0 || canPay(platform, person);
