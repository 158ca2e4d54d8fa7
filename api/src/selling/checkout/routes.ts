import {
  getCheckoutById,
  getWaysToPay,
  postCheckoutByIdAgain,
  postCheckoutByIdCancel,
  putCheckoutById,
} from '@nibras/contract/selling/checkout/calls.ts';
import type { FastifyReply } from 'fastify';
import type { Routes } from '#platform/feature.ts';
import type { SignedInRequest } from '#platform/http/access.ts';
import { filesFor } from '#platform/storage/files-for.ts';
import { cancelPurchase, changePurchase } from '#selling/purchases/index.ts';
import { buyAgain } from './buy-again.ts';
import { readCheckout } from './read-checkout.ts';
import { readPaymentMethods } from './read-payment-methods.ts';

export const publicRoutes: Routes = (serve, platform) => {
  serve(getWaysToPay, () => readPaymentMethods(platform));
};

export const ownRoutes: Routes = (serve, platform) => {
  const ownPurchase = (purchase: number, request: SignedInRequest, reply: FastifyReply) => ({
    person: request.caller.id,
    purchase,
    ...filesFor(platform, request, reply),
  });

  serve(getCheckoutById, (request, reply) =>
    readCheckout(platform, ownPurchase(request.params.id, request, reply)),
  );

  serve(putCheckoutById, async (request, reply) => {
    const own = ownPurchase(request.params.id, request, reply);
    const { coupon, use_credit: useCredit } = request.body;
    await changePurchase(platform, { ...own, coupon, useCredit });
    return { message: 'حُدّث المبلغ.', checkout: await readCheckout(platform, own) };
  });

  serve(postCheckoutByIdCancel, async (request, reply) => {
    const own = ownPurchase(request.params.id, request, reply);
    await cancelPurchase(platform, own);
    return { message: 'أُلغي الشراء.', checkout: await readCheckout(platform, own) };
  });

  serve(postCheckoutByIdAgain, async (request) => {
    const own = { person: request.caller.id, purchase: request.params.id };
    const id = await buyAgain(platform, own);
    return { message: 'ابدأ الدفع من جديد.', purchase: { id, url: `/checkout/${id}` } };
  });
};
