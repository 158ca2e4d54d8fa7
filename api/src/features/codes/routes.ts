import { creditAnswer, redeemAnswer, redeemBody } from '@nibras/contract/selling/codes/shapes.ts';
import { creditsOf } from '#features/credit/index.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { redeemCode } from './redeem-code.ts';

export const redeemRoutes: Routes = (app, platform) => {
  app.post(
    '/api/redeem',
    { schema: { body: redeemBody, response: { 200: redeemAnswer } } },
    (request) =>
      redeemCode(platform, {
        caller: signedIn(request),
        typed: request.body.code,
        networkAddress: request.ip,
      }),
  );

  app.get('/api/credit', { schema: { response: { 200: creditAnswer } } }, async (request) => ({
    credit: await creditsOf(platform.db, signedIn(request).id),
  }));
};
