import { call } from '../../../call.ts';

const shapes = () => import('./shapes.ts');

export const getStudioSellingGateways = call(shapes, {
  method: 'GET',
  path: '/api/studio/selling/gateways',
  access: 'selling:manage',
  answer: 'gatewaysAnswer',
});

export const putStudioSellingGatewaysByGateway = call(shapes, {
  method: 'PUT',
  path: '/api/studio/selling/gateways/:gateway',
  access: 'selling:manage',
  proof: true,
  params: 'gatewayParams',
  body: 'gatewayBody',
  answer: 'gatewayAnswer',
});

export const deleteStudioSellingGatewaysByGateway = call(shapes, {
  method: 'DELETE',
  path: '/api/studio/selling/gateways/:gateway',
  access: 'selling:manage',
  proof: true,
  params: 'gatewayParams',
  answer: 'gatewayAnswer',
});

export const putStudioSellingGatewaysByGatewayActive = call(shapes, {
  method: 'PUT',
  path: '/api/studio/selling/gateways/:gateway/active',
  access: 'selling:manage',
  proof: true,
  params: 'gatewayParams',
  body: 'gatewayActiveBody',
  answer: 'gatewayAnswer',
});

export const postStudioSellingGatewaysByGatewayTest = call(shapes, {
  method: 'POST',
  path: '/api/studio/selling/gateways/:gateway/test',
  access: 'selling:manage',
  params: 'gatewayParams',
  answer: 'gatewayTestAnswer',
  limit: { max: 'gatewaySetups.callsPerMinutePerNetworkAddress', per: 'address' },
  uncached: true,
});

export const postStudioSellingGatewaysByGatewayCheck = call(shapes, {
  method: 'POST',
  path: '/api/studio/selling/gateways/:gateway/check',
  access: 'selling:manage',
  params: 'gatewayParams',
  answer: 'gatewayAnswer',
  limit: { max: 'gatewaySetups.callsPerMinutePerNetworkAddress', per: 'address' },
  uncached: true,
});
