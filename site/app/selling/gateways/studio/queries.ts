import {
  deleteStudioSellingGatewaysByGateway,
  getStudioSellingGateways,
  postStudioSellingGatewaysByGatewayCheck,
  postStudioSellingGatewaysByGatewayTest,
  putStudioSellingGatewaysByGateway,
  putStudioSellingGatewaysByGatewayActive,
} from '@nibras/contract/selling/gateways/studio/calls.ts';
import type { GatewayBody } from '@nibras/contract/selling/gateways/studio/shapes.ts';
import type { Gateway } from '@nibras/contract/selling/purchases/shapes.ts';
import { queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { callQuery } from '#platform/query/call-query.ts';

/** Query of the gateways and how each stands. */
export const gatewaysQuery = queryOptions({
  ...callQuery(getStudioSellingGateways),
  staleTime: 2_000,
});

/** Sets keys; absent ones stay as they are. */
export const saveKeys = (gateway: Gateway, json: GatewayBody) =>
  makeCall(putStudioSellingGatewaysByGateway, { params: { gateway }, body: json });

export const removeKeys = (gateway: Gateway) =>
  makeCall(deleteStudioSellingGatewaysByGateway, { params: { gateway } });

export const switchGateway = (gateway: Gateway, active: boolean) =>
  makeCall(putStudioSellingGatewaysByGatewayActive, { params: { gateway }, body: { active } });

/** Opens the gateway's page for a test. @returns its address */
export async function startTest(gateway: Gateway): Promise<string> {
  const { url } = await makeCall(postStudioSellingGatewaysByGatewayTest, { params: { gateway } });
  return url;
}

/** Asks the gateway about the last test. */
export const checkTest = (gateway: Gateway) =>
  makeCall(postStudioSellingGatewaysByGatewayCheck, { params: { gateway } });
