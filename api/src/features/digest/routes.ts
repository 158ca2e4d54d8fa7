import {
  type DigestState,
  digestLinkAnswer,
  digestLinkQuery,
  digestSettingAnswer,
  digestSettingBody,
} from '@nibras/contract/digest.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { isDigestSignature } from './link.ts';
import { digestOf, setDigest } from './queries.ts';

const messages: Record<DigestState, string> = {
  on: 'سنرسل إليك تنبيهًا بالبريد عندما تنتظرك رسائل لم تقرأها.',
  off: 'لن تصلك تنبيهات الرسائل بالبريد بعد الآن.',
};

/** Routes for the signed links in digests. They need no sign-in. */
export const linkRoutes: Routes = (app, { db, secrets }) => {
  app.post(
    '/api/mail-digest',
    { schema: { querystring: digestLinkQuery, response: { 200: digestLinkAnswer } } },
    async (request) => {
      const { person, signature, state } = request.query;
      if (!isDigestSignature(secrets, person, signature)) throw new AppError('not-found');
      const [updated] = await setDigest(db, person, state);
      if (!updated) throw new AppError('not-found');
      return { message: messages[state], data: { state } };
    },
  );
};

export const settingRoutes: Routes = (app, { db }) => {
  app.get(
    '/api/digest-setting',
    { schema: { response: { 200: digestSettingAnswer } } },
    async (request) => ({ data: { state: await digestOf(db, signedIn(request).id) } }),
  );

  app.put(
    '/api/digest-setting',
    { schema: { body: digestSettingBody, response: { 200: digestLinkAnswer } } },
    async (request) => {
      const { state } = request.body;
      await setDigest(db, signedIn(request).id, state);
      return { message: messages[state], data: { state } };
    },
  );
};
