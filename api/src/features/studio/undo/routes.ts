import { postStudioUndoById } from '@nibras/contract/site/undo/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { undoChange } from './undo-change.ts';

export const undoRoutes: Routes = (serve, platform) => {
  serve(postStudioUndoById, async (request) => {
    await undoChange(platform, { caller: request.caller, id: request.params.id });
    return { message: 'تم التراجع.' };
  });
};
