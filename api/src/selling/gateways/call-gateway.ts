import type { Gateway } from '@nibras/contract/selling/purchases/shapes.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { type Keys, type Vendor, VendorError } from './adapter.ts';
import { openVendor } from './vendor.ts';

/** Calls a gateway while a person waits. @throws AppError gateway-refused, gateway-silent */
export async function callGateway<Answer>(
  { config, log }: Pick<Platform, 'config' | 'log'>,
  { gateway, keys }: { gateway: Gateway; keys: Keys },
  call: (vendor: Vendor) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call(openVendor(config, gateway, keys));
  } catch (error) {
    if (!(error instanceof VendorError)) throw error;
    log.warn({ err: error, gateway }, 'a gateway did not do what it was asked');
    throw new AppError(error.kind === 'silent' ? 'gateway-silent' : 'gateway-refused');
  }
}
