import {
  type PushSubscription,
  pushSubscription,
} from '@nibras/contract/conversation/push/shapes.ts';
import { AppError } from '#platform/http/app-error.ts';

const invalidToken = () =>
  new AppError('invalid-input', { errors: { token: ['رمز الجهاز غير صالح للإشعارات.'] } });

/**
 * Parses the subscription in a device token, which is JSON.
 * @throws AppError 'invalid-input' if it is none (docs/behaviour/notifications.md#push)
 */
export function parseSubscription(token: string): PushSubscription {
  let parsed: unknown;
  try {
    parsed = JSON.parse(token);
  } catch {
    throw invalidToken();
  }
  const result = pushSubscription.safeParse(parsed);
  if (!result.success) throw invalidToken();
  return result.data;
}

/** Parses a subscription and checks that the server may call its endpoint. @throws AppError 'invalid-input' */
export function parseReachableSubscription(
  push: { accepts(subscription: PushSubscription): boolean },
  token: string,
): PushSubscription {
  const subscription = parseSubscription(token);
  if (!push.accepts(subscription)) throw invalidToken();
  return subscription;
}
