import { call, shapesOf } from '../../../call.ts';

const shapes = () => import('./shapes.ts');
const wireShapes = () => import('../../../wire.ts');
const withWire = shapesOf(shapes, wireShapes);

export const getStudioSellingChannels = call(shapes, {
  method: 'GET',
  path: '/api/studio/selling/channels',
  access: 'selling:manage',
  answer: 'channelsAnswer',
});

export const postStudioSellingChannels = call(shapes, {
  method: 'POST',
  path: '/api/studio/selling/channels',
  access: 'selling:manage',
  proof: true,
  body: 'makeChannelBody',
  answer: 'channelChangeAnswer',
});

export const putStudioSellingChannelsById = call(shapes, {
  method: 'PUT',
  path: '/api/studio/selling/channels/:id',
  access: 'selling:manage',
  proof: true,
  params: 'channelParams',
  body: 'changeChannelBody',
  answer: 'channelChangeAnswer',
});

export const deleteStudioSellingChannelsById = call(shapes, {
  method: 'DELETE',
  path: '/api/studio/selling/channels/:id',
  access: 'selling:manage',
  proof: true,
  params: 'channelParams',
  answer: 'channelChangeAnswer',
});

export const putStudioSellingChannelOrder = call(shapes, {
  method: 'PUT',
  path: '/api/studio/selling/channel-order',
  access: 'selling:manage',
  body: 'channelOrderBody',
  answer: 'channelChangeAnswer',
});

export const getStudioTransfers = call(shapes, {
  method: 'GET',
  path: '/api/studio/transfers',
  access: 'selling:manage',
  query: 'transfersQuery',
  answer: 'transfersAnswer',
  searchable: true,
});

export const getStudioTransfersTotals = call(shapes, {
  method: 'GET',
  path: '/api/studio/transfers/totals',
  access: 'selling:manage',
  query: 'totalsQuery',
  answer: 'totalsAnswer',
  limit: { max: 'costly.figuresPerMinutePerPerson', per: 'person' },
});

export const getStudioTransfersExport = call(withWire, {
  method: 'GET',
  path: '/api/studio/transfers/export',
  access: 'selling:manage',
  proof: true,
  query: 'totalsQuery',
  answer: 'fileAnswer',
  limit: { max: 'costly.exportsPerMinutePerPerson', per: 'person' },
});

export const getStudioTransfersById = call(shapes, {
  method: 'GET',
  path: '/api/studio/transfers/:id',
  access: 'selling:manage',
  params: 'studioTransferParams',
  answer: 'transferDetailAnswer',
});

export const postStudioTransfersByIdApprove = call(shapes, {
  method: 'POST',
  path: '/api/studio/transfers/:id/approve',
  access: 'selling:manage',
  params: 'studioTransferParams',
  body: 'approveBody',
  answer: 'decidedAnswer',
});

export const postStudioTransfersByIdAsk = call(shapes, {
  method: 'POST',
  path: '/api/studio/transfers/:id/ask',
  access: 'selling:manage',
  params: 'studioTransferParams',
  body: 'askBody',
  answer: 'decidedAnswer',
});

export const postStudioTransfersByIdDecline = call(shapes, {
  method: 'POST',
  path: '/api/studio/transfers/:id/decline',
  access: 'selling:manage',
  params: 'studioTransferParams',
  body: 'declineBody',
  answer: 'decidedAnswer',
});

export const postStudioTransfersByIdReopen = call(shapes, {
  method: 'POST',
  path: '/api/studio/transfers/:id/reopen',
  access: 'selling:manage',
  params: 'studioTransferParams',
  answer: 'decidedAnswer',
});
