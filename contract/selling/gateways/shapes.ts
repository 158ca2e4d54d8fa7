import { z } from 'zod';
import { messageAnswer } from '../../wire.ts';
import { gateways, purchaseStates } from '../purchases/shapes.ts';

/** `ended`: nobody can pay there any more. */
export const checkoutStates = ['open', 'paid', 'ended'] as const;
export type CheckoutState = (typeof checkoutStates)[number];

/**
 * What became of a gateway's notice: the gateway is asked; it is about no purchase of ours; it says nothing about money; its
 * signature or secret is not the gateway's.
 */
export const noticeOutcomes = ['asked', 'unknown', 'ignored', 'refused'] as const;
export type NoticeOutcome = (typeof noticeOutcomes)[number];

/** Opens the gateway's page for a purchase, whose owner alone may ask. */
export const payBody = z.strictObject({ way: z.enum(gateways) });
export const payAnswer = messageAnswer.extend({ url: z.url() });

/** Asks the gateways of a purchase now. `waiting`: a payment is on its way. */
export const checkAnswer = z.object({ state: z.enum(purchaseStates), waiting: z.boolean() });
export type CheckAnswer = z.infer<typeof checkAnswer>;

/** `POST /api/gateways/{gateway}/notice`, which the gateways call. */
export const noticeParams = z.object({ gateway: z.string().max(40) });
