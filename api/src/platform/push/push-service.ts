import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { push as limits } from '@nibras/contract/limits.ts';
import type { PushPayload, PushSubscription } from '@nibras/contract/push.ts';
import type { Config } from '../config/config.ts';
import { openPushKeys } from './push-keys.ts';
import { guardedLookup, isReachableEndpoint } from './reachable.ts';

/** `gone`: the browser has dropped the subscription. `refused`: this message will never be taken. */
export type PushFate = 'delivered' | 'gone' | 'refused';

export interface PushService {
  /** What browsers subscribe with. */
  publicKey: string;
  /** Whether a subscription's address may be called at all. */
  accepts(subscription: PushSubscription): boolean;
  /**
   * Encrypts a message for one browser and hands it to its push service (RFC 8030, 8291).
   * @throws Error where it may succeed later
   */
  deliver(subscription: PushSubscription, payload: PushPayload): Promise<PushFate>;
}

/** A push service that does not answer within this is tried again later, in milliseconds. */
const patience = 15_000;

function post(
  endpoint: string,
  details: { headers: Record<string, string | number>; body: Buffer },
  allowLoopback: boolean,
): Promise<number> {
  const request = endpoint.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((done, fail) => {
    const sent = request(
      endpoint,
      {
        method: 'POST',
        headers: details.headers,
        lookup: guardedLookup(allowLoopback),
        signal: AbortSignal.timeout(patience),
      },
      (answer) => {
        // The answer's text is of no interest, and a redirect is not followed: it could lead inside.
        answer.resume();
        done(answer.statusCode ?? 0);
      },
    );
    sent.on('error', fail);
    sent.end(details.body);
  });
}

function fateOf(status: number): PushFate {
  if (status >= 200 && status < 300) return 'delivered';
  if (status === 404 || status === 410) return 'gone';
  if (status >= 400 && status < 500 && status !== 408 && status !== 429) return 'refused';
  throw new Error(`the push service answered ${status}`);
}

/** Web Push with the installation's own keys. Endpoints on this machine are taken in tests alone. */
export async function openPushService(
  config: Pick<Config, 'vapid' | 'dataDir' | 'contact' | 'pushToLoopback'>,
): Promise<PushService> {
  const { publicKey, privateKey, subject } = await openPushKeys(config);
  const allowLoopback = config.pushToLoopback;
  return {
    publicKey,
    accepts: ({ endpoint }) => isReachableEndpoint(endpoint, allowLoopback),
    async deliver(subscription, payload) {
      if (!isReachableEndpoint(subscription.endpoint, allowLoopback)) return 'gone';
      // Loaded with the first message: most processes never send one.
      const { default: webPush } = await import('web-push');
      const { headers, body } = webPush.generateRequestDetails(
        subscription,
        JSON.stringify(payload),
        {
          vapidDetails: { subject, publicKey, privateKey },
          TTL: limits.ttlSeconds,
          urgency: 'high',
          // Push services keep one waiting message a topic: the newest of a conversation is enough.
          topic: payload.tag,
        },
      );
      return fateOf(await post(subscription.endpoint, { headers, body }, allowLoopback));
    },
  };
}
