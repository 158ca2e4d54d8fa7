import type {
  ChangeChannel,
  MakeChannel,
} from '@nibras/contract/selling/transfers/studio/shapes.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiGet, apiSend } from '#platform/api/api-client.ts';
import { studioKey } from '../../lists/queries.ts';

const schemas = () => import('@nibras/contract/selling/transfers/studio/shapes.ts');
const path = '/api/studio/selling/channels';

/** Query of all channels, in the provider's order. */
export const channelsQuery = queryOptions({
  queryKey: [...studioKey, 'channels'],
  queryFn: ({ signal }) =>
    apiGet(path, { schema: async () => (await schemas()).channelsAnswer, signal }),
  staleTime: 2_000,
});

const schema = async () => (await schemas()).channelChangeAnswer;

export const makeChannel = (json: MakeChannel) => apiSend('POST', path, { json, schema });
export const changeChannel = (id: number, json: ChangeChannel) =>
  apiSend('PUT', `${path}/${id}`, { json, schema });
export const removeChannel = (id: number) => apiSend('DELETE', `${path}/${id}`, { schema });
export const orderChannels = (channels: number[]) =>
  apiSend('PUT', '/api/studio/selling/channel-order', { json: { channels }, schema });
