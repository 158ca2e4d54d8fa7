import { photos } from '@nibras/contract/limits.ts';
import {
  updatePhotoAnswer,
  updatePhotoBody,
  updateProfileAnswer,
  updateProfileBody,
} from '@nibras/contract/profile.ts';
import { presentPerson } from '#features/auth/index.ts';
import { signedIn } from '#platform/http/access.ts';
import type { Routes } from '#platform/http/feature.ts';
import { changePhoto } from './change-photo.ts';
import { updateProfile } from './update-profile.ts';

const texts = {
  updated: 'تم تحديث البيانات بنجاح',
  codeSent: 'تم تحديث البيانات بنجاح، وأرسلنا كود التحقق إلى بريدك الجديد لتأكيده',
  photoUpdated: 'تم تحديث الصورة بنجاح',
};

/** Opening a picture is dear. */
const rateLimit = { max: photos.changesPerMinutePerNetworkAddress, timeWindow: 60_000 };

export const routes: Routes = (app, platform) => {
  app.post(
    '/api/update-profile',
    { schema: { body: updateProfileBody, response: { 200: updateProfileAnswer } } },
    async (request) => {
      const { person, pending } = await updateProfile(platform, {
        personId: signedIn(request).id,
        given: request.body,
        networkAddress: request.ip,
      });
      return {
        message: pending ? texts.codeSent : texts.updated,
        user: await presentPerson(platform.db, person),
        pending_email: pending?.email ?? null,
        ...(pending && { resend_after: pending.resendAfter }),
      };
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
