import { getStudioPeopleByIdTimeline } from '@nibras/contract/people/timeline/studio/calls.ts';
import { requireSeenStudent } from '#people/people/index.ts';
import type { Routes } from '#platform/feature.ts';
import type { TimelineSource } from '#platform/timeline.ts';
import { readTimeline } from './read-timeline.ts';

export const createRoutes =
  (sources: () => readonly TimelineSource[]): Routes =>
  (serve, { db, settings }) => {
    serve(getStudioPeopleByIdTimeline, async ({ caller, params, query }) => {
      const { id } = await requireSeenStudent(db, caller, params.id);
      const reader = { caller, person: id, timeZone: settings().timeZone };
      return readTimeline(db, sources(), { reader, query });
    });
  };
