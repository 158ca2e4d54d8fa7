import { gatewaySetups as limits } from '@nibras/contract/limits.ts';
import {
  postCheckoutByIdCheck,
  postCheckoutByIdPay,
  postGatewaysByGatewayNotice,
} from '@nibras/contract/selling/gateways/calls.ts';
import type { FastifyRequest } from 'fastify';
import type { Routes } from '#platform/feature.ts';
import { AppError } from '#platform/http/app-error.ts';
import { keepRawBody, rawBodyOf } from '#platform/http/raw-body.ts';
import { isGateway } from './adapters.ts';
import { checkPurchase } from './check-purchase.ts';
import { openCheckout } from './open-checkout.ts';
import { receiveWebhookEvent } from './receive-webhook-event.ts';
import { siteOrigin } from './site-origin.ts';

const eventOf = (request: FastifyRequest, now: Date) => ({
  raw: rawBodyOf(request),
  headers: request.headers,
  query: request.query as Record<string, unknown>,
  now,
});

/** What gateways call. The bytes of the body are kept, because signatures are of them. */
export const webhookRoutes: Routes = (serve, platform) => {
  serve(
    postGatewaysByGatewayNotice,
    async (request) => {
      const { gateway } = request.params;
      if (!isGateway(gateway)) throw new AppError('not-found');
      await receiveWebhookEvent(platform, { gateway, event: eventOf(request, platform.now()) });
      return { message: 'وصل الإشعار.' };
    },
    { preParsing: keepRawBody(limits.noticeMaxBytes) },
  );
};

export const routes: Routes = (serve, platform) => {
  serve(postCheckoutByIdPay, async (request) => {
    const url = await openCheckout(platform, {
      person: request.caller.id,
      purchase: request.params.id,
      way: request.body.way,
      origin: siteOrigin(platform, request),
    });
    return { url, message: 'انتقل إلى صفحة البوابة لإتمام الدفع.' };
  });

  serve(postCheckoutByIdCheck, async (request) => {
    const { id: purchase } = request.params;
    return checkPurchase(platform, { person: request.caller.id, purchase });
  });
};
