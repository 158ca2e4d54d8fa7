import type { GatewayBody } from '@nibras/contract/selling/gateways/studio/shapes.ts';
import type { Gateway } from '@nibras/contract/selling/purchases/shapes.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiGet, apiSend } from '#platform/api/api-client.ts';
import { studioKey } from '../lists/queries.ts';

const base = '/api/studio/selling/gateways';
const schemas = () => import('@nibras/contract/selling/gateways/studio/shapes.ts');
const changed = async () => (await schemas()).gatewayAnswer;

/** Query of the gateways and how each stands. */
export const gatewaysQuery = queryOptions({
  queryKey: [...studioKey, 'gateways'],
  queryFn: ({ signal }) =>
    apiGet(base, { schema: async () => (await schemas()).gatewaysAnswer, signal }),
  staleTime: 2_000,
});

/** Sets keys; absent ones stay as they are. */
export const saveKeys = (gateway: Gateway, json: GatewayBody) =>
  apiSend('PUT', `${base}/${gateway}`, { json, schema: changed });

export const removeKeys = (gateway: Gateway) =>
  apiSend('DELETE', `${base}/${gateway}`, { schema: changed });

export const switchGateway = (gateway: Gateway, active: boolean) =>
  apiSend('PUT', `${base}/${gateway}/active`, { json: { active }, schema: changed });

/** Opens the gateway's page for a test. @returns its address */
export async function startTest(gateway: Gateway): Promise<string> {
  const { url } = await apiSend('POST', `${base}/${gateway}/test`, {
    schema: async () => (await schemas()).gatewayTestAnswer,
  });
  return url;
}

/** Asks the gateway about the last test. */
export const checkTest = (gateway: Gateway) =>
  apiSend('POST', `${base}/${gateway}/check`, { schema: changed });
