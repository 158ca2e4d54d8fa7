import { gatewaySetups as limits } from '@nibras/contract/limits.ts';
import {
  gatewayActiveBody,
  gatewayAnswer,
  gatewayBody,
  gatewayParams,
  gatewaysAnswer,
  gatewayTestAnswer,
} from '@nibras/contract/selling/gateways/studio/shapes.ts';
import type { Gateway } from '@nibras/contract/selling/purchases/shapes.ts';
import type { FastifyRequest } from 'fastify';
import { can } from '#features/content/index.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { changeKeys, removeKeys, switchGateway } from './change-gateway.ts';
import { checkTests } from './check-tests.ts';
import { presentGateway, presentGateways } from './present-gateway.ts';
import { siteOrigin } from './site-origin.ts';
import { testGateway } from './test-gateway.ts';

const testLimit = { max: limits.callsPerMinutePerNetworkAddress, timeWindow: 60_000 };

/** @throws AppError forbidden unless the caller may manage selling */
function requireSelling(request: FastifyRequest): number {
  const caller = signedIn(request);
  if (!can(caller, 'selling:manage')) throw new AppError('forbidden');
  return caller.id;
}

export const studioRoutes: Routes = (app, platform) => {
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

  app.get(
    '/api/studio/selling/gateways',
    { schema: { response: { 200: gatewaysAnswer } } },
    async (request) => {
      requireSelling(request);
      const { currency } = settings();
      return { currency, gateways: await presentGateways(platform, shown(request)) };
    },
  );

  app.put(
    '/api/studio/selling/gateways/:gateway',
    {
      config: { freshProof: true },
      schema: { params: gatewayParams, body: gatewayBody, response: { 200: gatewayAnswer } },
    },
    async (request) => {
      const person = requireSelling(request);
      const { gateway } = request.params;
      const undo = await changeKeys(platform, { person, gateway, keys: request.body.keys });
      return answer(request, gateway, undo);
    },
  );

  app.delete(
    '/api/studio/selling/gateways/:gateway',
    {
      config: { freshProof: true },
      schema: { params: gatewayParams, response: { 200: gatewayAnswer } },
    },
    async (request) => {
      const person = requireSelling(request);
      const { gateway } = request.params;
      return answer(request, gateway, await removeKeys(platform, { person, gateway }));
    },
  );

  app.put(
    '/api/studio/selling/gateways/:gateway/active',
    {
      config: { freshProof: true },
      schema: { params: gatewayParams, body: gatewayActiveBody, response: { 200: gatewayAnswer } },
    },
    async (request) => {
      const person = requireSelling(request);
      const { gateway } = request.params;
      const { active } = request.body;
      const { currency } = settings();
      const undo = await switchGateway(platform, { person, gateway, active, currency });
      return answer(request, gateway, undo);
    },
  );

  app.post(
    '/api/studio/selling/gateways/:gateway/test',
    {
      config: { rateLimit: testLimit, skipInvalidation: true },
      schema: { params: gatewayParams, response: { 200: gatewayTestAnswer } },
    },
    async (request) => {
      const person = requireSelling(request);
      const { gateway } = request.params;
      const origin = siteOrigin(platform, request);
      return { url: await testGateway(platform, { person, gateway, origin }) };
    },
  );

  app.post(
    '/api/studio/selling/gateways/:gateway/check',
    {
      config: { rateLimit: testLimit, skipInvalidation: true },
      schema: { params: gatewayParams, response: { 200: gatewayAnswer } },
    },
    async (request) => {
      requireSelling(request);
      const { gateway } = request.params;
      await checkTests(platform, gateway);
      return answer(request, gateway, null);
    },
  );
};
