import { z } from 'zod';
import { pushPlaces } from '../../people/consents/push.ts';

/** A browser's push subscription. `token` of `POST /api/device-tokens` contains it as JSON. */
export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  expirationTime: z.number().nullable().optional(),
  keys: z.object({ p256dh: z.string().min(1).max(200), auth: z.string().min(1).max(100) }),
});
export type PushSubscription = z.infer<typeof pushSubscription>;

export const deviceTokenBody = z.object({
  token: z.string().min(1).max(4000),
  device_name: z.string().trim().max(200).default(''),
  /**
   * An extension of the specification: where the person has just switched push messages on or off, which is kept as a
   * consent. Absent where the site registers a browser again or removes it at a sign-out.
   */
  chosen_at: z.enum(pushPlaces).optional(),
});

/** An extension of the specification: the server's public VAPID key. */
export const pushKeyAnswer = z.object({ data: z.object({ key: z.string() }) });

/** The payload that the service worker receives. `link` is a page of the site. */
export interface PushPayload {
  title: string;
  body: string;
  link: string;
  /** Notifications with the same tag replace each other, such as messages of one conversation. */
  tag: string;
  conversation_id?: number;
}
