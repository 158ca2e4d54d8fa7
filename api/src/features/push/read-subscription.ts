import { type PushSubscription, pushSubscription } from '@nibras/contract/push.ts';
import { AppError } from '#platform/http/app-error.ts';

const notOne = () =>
  new AppError('invalid-input', { errors: { token: ['رمز الجهاز غير صالح للإشعارات.'] } });

/**
 * The subscription that a device token carries as JSON text.
 * @throws AppError 'invalid-input' where it is none (docs/behaviour/notifications.md#push)
 */
export function readSubscription(token: string): PushSubscription {
  let parsed: unknown;
  try {
    parsed = JSON.parse(token);
  } catch {
    throw notOne();
  }
  const read = pushSubscription.safeParse(parsed);
  if (!read.success) throw notOne();
  return read.data;
}

/** As above, and its address may be called. */
export function readReachable(
  push: { accepts(subscription: PushSubscription): boolean },
  token: string,
): PushSubscription {
  const subscription = readSubscription(token);
  if (!push.accepts(subscription)) throw notOne();
  return subscription;
}
