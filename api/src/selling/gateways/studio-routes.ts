import {
  deleteStudioSellingGatewaysByGateway,
  getStudioSellingGateways,
  postStudioSellingGatewaysByGatewayCheck,
  postStudioSellingGatewaysByGatewayTest,
  putStudioSellingGatewaysByGateway,
  putStudioSellingGatewaysByGatewayActive,
} from '@nibras/contract/selling/gateways/studio/calls.ts';
import type { Gateway } from '@nibras/contract/selling/purchases/shapes.ts';
import type { FastifyRequest } from 'fastify';
import type { Routes } from '#platform/feature.ts';
import { changeKeys, removeKeys, switchGateway } from './change-gateway.ts';
import { checkTests } from './check-tests.ts';
import { presentGateway, presentGateways } from './present-gateway.ts';
import { siteOrigin } from './site-origin.ts';
import { testGateway } from './test-gateway.ts';

export const studioRoutes: Routes = (serve, platform) => {
  const { config, now, settings } = platform;
  const shown = (request: FastifyRequest) => ({
    currency: settings().currency,
    origin: config.apiBaseUrl || siteOrigin(platform, request),
    now: now(),
  });
  const answer = async (request: FastifyRequest, gateway: Gateway, undo: number | null) => ({
    gateway: await presentGateway(platform, gateway, shown(request)),
    undo,
  });

  serve(getStudioSellingGateways, async (request) => {
    const { currency } = settings();
    return { currency, gateways: await presentGateways(platform, shown(request)) };
  });

  serve(putStudioSellingGatewaysByGateway, async (request) => {
    const person = request.caller.id;
    const { gateway } = request.params;
    const undo = await changeKeys(platform, { person, gateway, keys: request.body.keys });
    return answer(request, gateway, undo);
  });

  serve(deleteStudioSellingGatewaysByGateway, async (request) => {
    const person = request.caller.id;
    const { gateway } = request.params;
    return answer(request, gateway, await removeKeys(platform, { person, gateway }));
  });

  serve(putStudioSellingGatewaysByGatewayActive, async (request) => {
    const person = request.caller.id;
    const { gateway } = request.params;
    const { active } = request.body;
    const { currency } = settings();
    const undo = await switchGateway(platform, { person, gateway, active, currency });
    return answer(request, gateway, undo);
  });

  serve(postStudioSellingGatewaysByGatewayTest, async (request) => {
    const person = request.caller.id;
    const { gateway } = request.params;
    const origin = siteOrigin(platform, request);
    return { url: await testGateway(platform, { person, gateway, origin }) };
  });

  serve(postStudioSellingGatewaysByGatewayCheck, async (request) => {
    const { gateway } = request.params;
    await checkTests(platform, gateway);
    return answer(request, gateway, null);
  });
};
