import type { Feature } from '#platform/feature.ts';
import { channelRoutes } from './channel-routes.ts';
import { routes } from './routes.ts';
import { studioRoutes } from './studio-routes.ts';

export { answersIn } from './answers-in.ts';
export {
  undoChangeChannel,
  undoMakeChannel,
  undoOrderChannels,
  undoRemoveChannel,
} from './change-channels.ts';
export { offeredChannels } from './channels.ts';
export { latestTransfer } from './latest-transfer.ts';
export { waitingTransfers } from './queries.ts';
export { pictureMarks } from './receipt-picture.ts';

/** Money that people transfer by hand: where to, their receipts, and the queue in which the provider answers them. */
export const transfers: Feature = {
  name: 'transfers',
  routes: (serve, platform) => {
    routes(serve, platform);
    channelRoutes(serve, platform);
    studioRoutes(serve, platform);
  },
};
