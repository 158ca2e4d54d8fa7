import { postStudioUndoById } from '@nibras/contract/site/undo/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import type { Registered } from '#platform/registered.ts';
import { undoChange } from './undo-change.ts';

export const createRoutes =
  (registered: () => Registered): Routes =>
  (serve, platform) => {
    serve(postStudioUndoById, async (request) => {
      await undoChange(platform, {
        caller: request.caller,
        id: request.params.id,
        actions: registered().undo,
      });
      return { message: 'تراجعنا عن الإجراء.' };
    });
  };
