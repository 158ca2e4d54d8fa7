import {
  getAnnouncementSettings,
  postAnnouncementMail,
  putAnnouncementSettings,
} from '@nibras/contract/conversation/announcements/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { AppError } from '#platform/http/app-error.ts';
import { isMailSignature } from './link.ts';
import { personExists, setSwitch, settingsOf } from './switches.ts';

const messages = {
  on: 'ستصلك هذه الإعلانات بالبريد.',
  off: 'لن تصلك هذه الإعلانات بالبريد بعد الآن.',
};

/** The target of the signed links in mails, which work without a sign-in. */
export const linkRoutes: Routes = (serve, { db, secrets }) => {
  serve(postAnnouncementMail, async (request) => {
    const { person, kind, signature, state } = request.query;
    const isSigned = isMailSignature(secrets, { person, kind }, signature);
    if (!isSigned || !(await personExists(db, person))) throw new AppError('not-found');
    await setSwitch(db, person, { kind, channel: 'mail', on: state === 'on' });
    return { message: messages[state], data: { state } };
  });
};

/** What a signed-in person receives. */
export const settingsRoutes: Routes = (serve, { db }) => {
  serve(getAnnouncementSettings, async (request) => ({
    data: await settingsOf(db, request.caller.id),
  }));

  serve(putAnnouncementSettings, async (request) => {
    const { id } = request.caller;
    await setSwitch(db, id, request.body);
    return { data: await settingsOf(db, id) };
  });
};
