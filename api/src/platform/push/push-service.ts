import type { PushPayload, PushSubscription } from '@nibras/contract/conversation/push/shapes.ts';
import { push as limits } from '@nibras/contract/limits.ts';
import type { Config } from '../config/config.ts';
import type { Settings } from '../config/settings.ts';
import { callOutside } from '../outgoing/call-outside.ts';
import { isReachableEndpoint } from '../outgoing/reachable.ts';
import { openPushKeys } from './push-keys.ts';

/** `gone`: the browser has dropped the subscription. `refused`: the message will never be accepted. */
export type PushResult = 'delivered' | 'gone' | 'refused';

export interface PushService {
  /** The key with which browsers subscribe. */
  publicKey: string;
  /** Whom push services write to. */
  subject(): string;
  /** Whether a subscription's endpoint may be called. */
  accepts(subscription: PushSubscription): boolean;
  /**
   * Encrypts a message for one browser and hands it to its push service (RFC 8030, 8291).
   * @throws Error where a retry may succeed
   */
  deliver(subscription: PushSubscription, payload: PushPayload): Promise<PushResult>;
}

/** A push service that does not answer within this time is retried later, in milliseconds. */
const requestTimeout = 15_000;

function resultOf(status: number): PushResult {
  if (status >= 200 && status < 300) return 'delivered';
  if (status === 404 || status === 410) return 'gone';
  if (status >= 400 && status < 500 && status !== 408 && status !== 429) return 'refused';
  throw new Error(`the push service answered ${status}`);
}

/** Opens Web Push with the installation's keys. Endpoints on this machine are allowed only in tests. */
export async function openPushService(
  config: Pick<Config, 'vapid' | 'dataDir' | 'pushToLoopback'>,
  settings: () => Pick<Settings, 'contact'>,
): Promise<PushService> {
  const { publicKey, privateKey, subject: given } = await openPushKeys(config);
  // Push services refuse a subject without an address.
  const subject = () => given ?? `mailto:${settings().contact.email || 'no-reply@localhost'}`;
  const allowLoopback = config.pushToLoopback;
  return {
    publicKey,
    subject,
    accepts: ({ endpoint }) => isReachableEndpoint(endpoint, allowLoopback),
    async deliver(subscription, payload) {
      if (!isReachableEndpoint(subscription.endpoint, allowLoopback)) return 'gone';
      // Imported with the first message, because most processes never send one.
      const { default: webPush } = await import('web-push');
      const { headers, body } = webPush.generateRequestDetails(
        subscription,
        JSON.stringify(payload),
        {
          vapidDetails: { subject: subject(), publicKey, privateKey },
          TTL: limits.ttlSeconds,
          urgency: 'high',
          // Push services keep only the newest waiting message per topic, which is enough for a conversation.
          topic: payload.tag,
        },
      );
      const { status } = await callOutside(subscription.endpoint, {
        method: 'POST',
        headers,
        body,
        timeout: requestTimeout,
        maxBytes: 0,
        allowLoopback,
      });
      return resultOf(status);
    },
  };
}
