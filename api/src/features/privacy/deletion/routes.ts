import {
  deletionAnswer,
  deletionAsked,
  deletionRequest,
} from '@nibras/contract/people/privacy/shapes.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { cancelDeletion } from './cancel-deletion.ts';
import { obstaclesOf } from './obstacles.ts';
import { presentDeletion } from './present.ts';
import { validCertificates, waitingDeletion } from './queries.ts';
import { requestDeletion } from './request-deletion.ts';

const texts = {
  asked: 'وصل طلبك. أمامك 14 يومًا للتراجع، ثم يُحذف حسابك.',
  cancelled: 'تراجعت عن الحذف. حسابك باقٍ كما هو.',
};

export const deletionRoutes: Routes = (app, platform) => {
  const { db } = platform;

  app.get(
    '/api/my-data/deletion',
    { schema: { response: { 200: deletionAnswer } } },
    async (request) => {
      const { id } = signedIn(request);
      const row = await waitingDeletion(db, id);
      return {
        data: row && presentDeletion(row),
        obstacles: await obstaclesOf(db, id),
        certificates: await validCertificates(db, id),
      };
    },
  );

  app.post(
    '/api/my-data/deletion',
    {
      config: { freshProof: true },
      schema: { body: deletionRequest, response: { 200: deletionAsked } },
    },
    async (request) => {
      const { id: personId } = signedIn(request);
      const row = await requestDeletion(platform, { personId, ...request.body });
      return { message: texts.asked, data: presentDeletion(row) };
    },
  );

  app.delete(
    '/api/my-data/deletion',
    { schema: { response: { 200: deletionAsked } } },
    async (request) => {
      await cancelDeletion(platform, { personId: signedIn(request).id });
      return { message: texts.cancelled, data: null };
    },
  );
};
