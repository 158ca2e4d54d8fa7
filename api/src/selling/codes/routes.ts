import { getCredit, postRedeem } from '@nibras/contract/selling/codes/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { creditsOf } from '#selling/credit/index.ts';
import { redeemCode } from './redeem-code.ts';

export const redeemRoutes: Routes = (serve, platform) => {
  serve(postRedeem, (request) =>
    redeemCode(platform, {
      caller: request.caller,
      typed: request.body.code,
      networkAddress: request.ip,
    }),
  );

  serve(getCredit, async (request) => ({
    credit: await creditsOf(platform.db, request.caller.id),
  }));
};
