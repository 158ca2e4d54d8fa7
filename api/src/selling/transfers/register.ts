import { stored } from '#platform/audit/undo.ts';
import type { Feature } from '#platform/feature.ts';
import { trackedChannels, undoOrderChannels, undoRemoveChannel } from './change-channels.ts';
import { channelRoutes } from './channel-routes.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';
import { transferEvents } from './studio/timeline.ts';
import { studioRoutes } from './studio-routes.ts';
import { waitingReceipts } from './waiting.ts';

/** Money that people transfer by hand: where to, their receipts, and the queue in which the provider answers them. */
export const transfers: Feature = {
  name: 'transfers',
  personalData,
  routes: [routes, channelRoutes, studioRoutes],
  undo: {
    'channel-made': stored('settings:edit', trackedChannels.undoCreate),
    'channel-changed': stored('settings:edit', trackedChannels.undoChange),
    'channel-removed': stored('settings:edit', undoRemoveChannel),
    'channels-ordered': stored('settings:edit', undoOrderChannels),
  },
  waiting: { transfers: waitingReceipts },
  timeline: transferEvents,
};
