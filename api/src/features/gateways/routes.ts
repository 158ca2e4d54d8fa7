import { gatewaySetups as limits } from '@nibras/contract/limits.ts';
import { checkoutParams } from '@nibras/contract/selling/checkout/shapes.ts';
import {
  checkAnswer,
  noticeParams,
  payAnswer,
  payBody,
} from '@nibras/contract/selling/gateways/shapes.ts';
import { messageAnswer } from '@nibras/contract/wire.ts';
import type { FastifyRequest } from 'fastify';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { keepRawBody, rawBodyOf } from '#platform/http/raw-body.ts';
import { isGateway } from './adapters.ts';
import { checkPurchase } from './check-purchase.ts';
import { openCheckout } from './open-checkout.ts';
import { receiveNotice } from './receive-notice.ts';
import { siteOrigin } from './site-origin.ts';

const callLimit = { max: limits.callsPerMinutePerNetworkAddress, timeWindow: 60_000 };
const noticeLimit = { max: limits.noticesPerMinutePerNetworkAddress, timeWindow: 60_000 };

const noticeOf = (request: FastifyRequest, now: Date) => ({
  raw: rawBodyOf(request),
  headers: request.headers,
  query: request.query as Record<string, unknown>,
  now,
});

/** What gateways call. The bytes of the body are kept, because signatures are of them. */
export const noticeRoutes: Routes = (app, platform) => {
  app.post(
    '/api/gateways/:gateway/notice',
    {
      preParsing: keepRawBody(limits.noticeMaxBytes),
      config: { rateLimit: noticeLimit, skipInvalidation: true },
      schema: { params: noticeParams, response: { 200: messageAnswer } },
    },
    async (request) => {
      const { gateway } = request.params;
      if (!isGateway(gateway)) throw new AppError('not-found');
      await receiveNotice(platform, { gateway, notice: noticeOf(request, platform.now()) });
      return { message: 'وصل الإشعار.' };
    },
  );
};

export const routes: Routes = (app, platform) => {
  app.post(
    '/api/checkout/:id/pay',
    {
      config: { rateLimit: callLimit },
      schema: { params: checkoutParams, body: payBody, response: { 200: payAnswer } },
    },
    async (request) => {
      const url = await openCheckout(platform, {
        person: signedIn(request).id,
        purchase: request.params.id,
        way: request.body.way,
        origin: siteOrigin(platform, request),
      });
      return { url, message: 'انتقل إلى صفحة البوابة لإتمام الدفع.' };
    },
  );

  app.post(
    '/api/checkout/:id/check',
    {
      config: { rateLimit: callLimit },
      schema: { params: checkoutParams, response: { 200: checkAnswer } },
    },
    async (request) => {
      const { id: purchase } = request.params;
      return checkPurchase(platform, { person: signedIn(request).id, purchase });
    },
  );
};
