import {
  announcementMailAnswer,
  announcementMailQuery,
  announcementSettingBody,
  announcementSettingsAnswer,
} from '@nibras/contract/conversation/announcements/shapes.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { isMailSignature } from './link.ts';
import { personExists, setSwitch, settingsOf } from './switches.ts';

const path = '/api/announcement-settings';
/** What somebody has switched off is in no public response. */
const config = { skipInvalidation: true } as const;

const messages = {
  on: 'ستصلك هذه الإعلانات بالبريد.',
  off: 'لن تصلك هذه الإعلانات بالبريد بعد الآن.',
};

/** The target of the signed links in mails, which work without a sign-in. */
export const linkRoutes: Routes = (app, { db, secrets }) => {
  app.post(
    '/api/announcement-mail',
    {
      config,
      schema: { querystring: announcementMailQuery, response: { 200: announcementMailAnswer } },
    },
    async (request) => {
      const { person, kind, signature, state } = request.query;
      const isSigned = isMailSignature(secrets, { person, kind }, signature);
      if (!isSigned || !(await personExists(db, person))) throw new AppError('not-found');
      await setSwitch(db, person, { kind, channel: 'mail', on: state === 'on' });
      return { message: messages[state], data: { state } };
    },
  );
};

/** What a signed-in person receives. */
export const settingsRoutes: Routes = (app, { db }) => {
  app.get(path, { schema: { response: { 200: announcementSettingsAnswer } } }, async (request) => ({
    data: await settingsOf(db, signedIn(request).id),
  }));

  app.put(
    path,
    {
      config,
      schema: { body: announcementSettingBody, response: { 200: announcementSettingsAnswer } },
    },
    async (request) => {
      const { id } = signedIn(request);
      await setSwitch(db, id, request.body);
      return { data: await settingsOf(db, id) };
    },
  );
};
