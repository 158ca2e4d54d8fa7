import {
  deleteStudioSellingChannelsById,
  getStudioSellingChannels,
  postStudioSellingChannels,
  putStudioSellingChannelOrder,
  putStudioSellingChannelsById,
} from '@nibras/contract/selling/transfers/studio/calls.ts';
import type {
  ChangeChannel,
  MakeChannel,
} from '@nibras/contract/selling/transfers/studio/shapes.ts';
import { queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { callQuery } from '#platform/query/call-query.ts';

/** Query of all channels, in the provider's order. */
export const channelsQuery = queryOptions({
  ...callQuery(getStudioSellingChannels),
  staleTime: 2_000,
});

export const createChannel = (json: MakeChannel) =>
  makeCall(postStudioSellingChannels, { body: json });
export const changeChannel = (id: number, json: ChangeChannel) =>
  makeCall(putStudioSellingChannelsById, { params: { id }, body: json });
export const removeChannel = (id: number) =>
  makeCall(deleteStudioSellingChannelsById, { params: { id } });
export const orderChannels = (channels: number[]) =>
  makeCall(putStudioSellingChannelOrder, { body: { channels } });
