import { photos } from '@nibras/contract/limits.ts';
import {
  renameAnswer,
  renameBody,
  updatePhotoAnswer,
  updatePhotoBody,
  updateProfileAnswer,
  updateProfileBody,
} from '@nibras/contract/people/profile/shapes.ts';
import { presentPerson } from '#features/auth/index.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { changePhoto } from './change-photo.ts';
import { renamePerson } from './rename-person.ts';
import { type UpdatedProfile, updateProfile } from './update-profile.ts';

const texts = {
  updated: 'تم تحديث البيانات بنجاح',
  codeSent: 'تم تحديث البيانات بنجاح، وأرسلنا كود التحقق إلى بريدك الجديد لتأكيده',
  codesSent:
    'تم تحديث البيانات بنجاح، وأرسلنا كودًا إلى بريدك الحالي وكودًا إلى بريدك الجديد. أدخل كود بريدك الحالي أولًا',
  renamed: 'تم حفظ اسمك',
  photoUpdated: 'تم تحديث الصورة بنجاح',
};

function messageOf(pending: UpdatedProfile['pending']): string {
  if (!pending) return texts.updated;
  return pending.confirmCurrent ? texts.codesSent : texts.codeSent;
}

/** Decoding a picture is expensive. */
const rateLimit = { max: photos.changesPerMinutePerNetworkAddress, timeWindow: 60_000 };

export const routes: Routes = (app, platform) => {
  app.post(
    '/api/update-profile',
    { schema: { body: updateProfileBody, response: { 200: updateProfileAnswer } } },
    async (request) => {
      const { id: personId, sessionId } = signedIn(request);
      const { person, pending } = await updateProfile(platform, {
        personId,
        sessionId,
        body: request.body,
        networkAddress: request.ip,
      });
      return {
        message: messageOf(pending),
        user: await presentPerson(platform.db, person),
        pending_email: pending?.email ?? null,
        ...(pending && { resend_after: pending.resendAfter }),
        confirm_current: pending?.confirmCurrent ?? false,
      };
    },
  );

  app.put(
    '/api/name',
    { schema: { body: renameBody, response: { 200: renameAnswer } } },
    async (request) => {
      const { name } = request.body;
      const person = await renamePerson(platform, { personId: signedIn(request).id, name });
      return { message: texts.renamed, user: await presentPerson(platform.db, person) };
    },
  );

  app.post(
    '/api/update-photo-profile',
    {
      config: { rateLimit, file: { field: 'profile_photo_path', maxBytes: photos.maxBytes } },
      schema: { body: updatePhotoBody, response: { 200: updatePhotoAnswer } },
    },
    async (request) => {
      const person = await changePhoto(platform, {
        personId: signedIn(request).id,
        picture: request.body.profile_photo_path,
      });
      return { message: texts.photoUpdated, user: await presentPerson(platform.db, person) };
    },
  );
};
