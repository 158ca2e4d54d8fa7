import {
  getStudioInboxByKindByThing,
  getStudioInboxWaiting,
  putStudioInboxByKindByThingAssignee,
  putStudioInboxByKindByThingPresence,
  putStudioInboxByKindByThingSnooze,
} from '@nibras/contract/site/waiting/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import type { WaitingSources } from '#platform/waiting.ts';
import { assignThing, snoozeThing } from './change-waiting.ts';
import { noteOpen } from './presence.ts';
import { readInbox } from './read-inbox.ts';
import { readThing } from './read-thing.ts';

export const createRoutes =
  (sources: () => WaitingSources): Routes =>
  (serve, platform) => {
    const { db } = platform;

    serve(getStudioInboxWaiting, (request) => {
      const reader = { caller: request.caller, now: platform.now() };
      return readInbox(db, sources(), { reader, query: request.query });
    });

    serve(getStudioInboxByKindByThing, (request) =>
      readThing(db, sources(), { caller: request.caller, ...request.params }),
    );

    serve(putStudioInboxByKindByThingAssignee, (request) =>
      assignThing(platform, sources(), {
        caller: request.caller,
        ...request.params,
        ...request.body,
      }),
    );

    serve(putStudioInboxByKindByThingSnooze, (request) =>
      snoozeThing(platform, sources(), {
        caller: request.caller,
        ...request.params,
        ...request.body,
      }),
    );

    serve(putStudioInboxByKindByThingPresence, async (request) => ({
      people: await noteOpen(platform, sources(), { caller: request.caller, ...request.params }),
    }));
  };
