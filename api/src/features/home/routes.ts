import { memberHomeAnswer, statisticsAnswer } from '@nibras/contract/site/home/shapes.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { lectureToContinue, unreadAnswers } from './member-queries.ts';
import { presentMemberHome } from './present.ts';
import { statistics } from './queries.ts';

export const visitorRoutes: Routes = (app, { db }) => {
  app.get(
    '/api/Statistics',
    {
      config: { cache: { tags: ['courses', 'projects', 'articles', 'figures'] } },
      schema: { response: { 200: statisticsAnswer } },
    },
    () => statistics(db),
  );
};

export const memberRoutes: Routes = (app, { db }) => {
  app.get('/api/my-home', { schema: { response: { 200: memberHomeAnswer } } }, async (request) => {
    const { id } = signedIn(request);
    return presentMemberHome({
      next: await lectureToContinue(db, id),
      answers: await unreadAnswers(db, id),
    });
  });
};
