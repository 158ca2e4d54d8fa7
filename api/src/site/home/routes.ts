import { getMyHome, getStatistics } from '@nibras/contract/site/home/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { lectureToContinue, unreadAnswers } from './member-queries.ts';
import { presentMemberHome } from './present.ts';
import { statistics } from './queries.ts';

export const visitorRoutes: Routes = (serve, { db }) => {
  serve(getStatistics, () => statistics(db));
};

export const memberRoutes: Routes = (serve, { db }) => {
  serve(getMyHome, async (request) => {
    const { id } = request.caller;
    return presentMemberHome({
      next: await lectureToContinue(db, id),
      answers: await unreadAnswers(db, id),
    });
  });
};
