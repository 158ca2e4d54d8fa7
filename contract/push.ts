import { z } from 'zod';

/** A browser's push subscription, which is what `token` of `POST /api/device-tokens` carries as JSON text. */
export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  expirationTime: z.number().nullable().optional(),
  keys: z.object({ p256dh: z.string().min(1).max(200), auth: z.string().min(1).max(100) }),
});
export type PushSubscription = z.infer<typeof pushSubscription>;

export const deviceTokenBody = z.object({
  token: z.string().min(1).max(4000),
  device_name: z.string().trim().max(200).default(''),
});

/** `GET /api/push-key`, a call of our own: the server's public VAPID key. */
export const pushKeyAnswer = z.object({ data: z.object({ key: z.string() }) });

/** What the service worker receives. `link` is a page of the site. */
export interface PushPayload {
  title: string;
  body: string;
  link: string;
  /** Messages of one conversation replace each other's notification. */
  tag: string;
  conversation_id?: number;
}
