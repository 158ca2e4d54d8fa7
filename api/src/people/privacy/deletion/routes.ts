import {
  deleteMyDataDeletion,
  getMyDataDeletion,
  postMyDataDeletion,
} from '@nibras/contract/people/privacy/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { cancelDeletion } from './cancel-deletion.ts';
import { obstaclesOf } from './obstacles.ts';
import { presentDeletion } from './present.ts';
import { validCertificates, waitingDeletion } from './queries.ts';
import { requestDeletion } from './request-deletion.ts';

const texts = {
  input: 'وصل طلبك. أمامك 14 يومًا للتراجع، ثم يُحذف حسابك.',
  cancelled: 'تراجعت عن الحذف. حسابك باقٍ كما هو.',
};

export const deletionRoutes: Routes = (serve, platform) => {
  const { db } = platform;

  serve(getMyDataDeletion, async (request) => {
    const { id } = request.caller;
    const row = await waitingDeletion(db, id);
    return {
      data: row && presentDeletion(row),
      obstacles: await obstaclesOf(db, id),
      certificates: await validCertificates(db, id),
    };
  });

  serve(postMyDataDeletion, async (request) => {
    const { id: personId } = request.caller;
    const row = await requestDeletion(platform, { personId, ...request.body });
    return { message: texts.input, data: presentDeletion(row) };
  });

  serve(deleteMyDataDeletion, async (request) => {
    await cancelDeletion(platform, { personId: request.caller.id });
    return { message: texts.cancelled, data: null };
  });
};
