import { postStudioUndoById } from '@nibras/contract/site/undo/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import type { HandedIn } from '#platform/handed-in.ts';
import { undoChange } from './undo-change.ts';

export const createRoutes =
  (handedIn: () => HandedIn): Routes =>
  (serve, platform) => {
    serve(postStudioUndoById, async (request) => {
      await undoChange(platform, {
        caller: request.caller,
        id: request.params.id,
        actions: handedIn().undo,
      });
      return { message: 'تم التراجع.' };
    });
  };
