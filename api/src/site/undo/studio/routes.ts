import { postStudioUndo, postStudioUndoById } from '@nibras/contract/site/undo/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import type { Registered } from '#platform/registered.ts';
import { undoChanges } from './undo-change.ts';

export const createRoutes =
  (registered: () => Registered): Routes =>
  (serve, platform) => {
    const message = 'تراجعنا عن الإجراء.';

    serve(postStudioUndoById, async ({ caller, params }) => {
      await undoChanges(platform, { caller, ids: [params.id], actions: registered().undo });
      return { message };
    });

    serve(postStudioUndo, async ({ caller, body }) => {
      await undoChanges(platform, { caller, ids: body.entries, actions: registered().undo });
      return { message };
    });
  };
