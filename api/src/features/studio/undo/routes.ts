import { undoParams } from '@nibras/contract/site/log/studio/shapes.ts';
import { messageAnswer } from '@nibras/contract/wire.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { undoChange } from './undo-change.ts';

export const undoRoutes: Routes = (app, platform) => {
  app.post(
    '/api/studio/undo/:id',
    { schema: { params: undoParams, response: { 200: messageAnswer } } },
    async (request) => {
      await undoChange(platform, { caller: signedIn(request), id: request.params.id });
      return { message: 'تم التراجع.' };
    },
  );
};
