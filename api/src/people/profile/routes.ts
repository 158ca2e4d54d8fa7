import {
  postUpdatePhotoProfile,
  postUpdateProfile,
  putName,
} from '@nibras/contract/people/profile/calls.ts';
import { presentPerson } from '#people/auth/index.ts';
import type { Routes } from '#platform/feature.ts';
import { changePhoto } from './change-photo.ts';
import { renamePerson } from './rename-person.ts';
import { type UpdatedProfile, updateProfile } from './update-profile.ts';

const texts = {
  updated: 'تم تحديث البيانات بنجاح',
  codeSent: 'تم تحديث البيانات بنجاح، وأرسلنا كود التحقق إلى بريدك الجديد لتأكيده',
  codesSent:
    'تم تحديث البيانات بنجاح، وأرسلنا كودًا إلى بريدك الحالي وكودًا إلى بريدك الجديد. أدخل كود بريدك الحالي أولًا',
  renamed: 'حُفظ اسمك',
  photoUpdated: 'تم تحديث الصورة بنجاح',
};

function messageOf(pending: UpdatedProfile['pending']): string {
  if (!pending) return texts.updated;
  return pending.confirmCurrent ? texts.codesSent : texts.codeSent;
}

export const routes: Routes = (serve, platform) => {
  serve(postUpdateProfile, async (request) => {
    const { id: personId, sessionId } = request.caller;
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
  });

  serve(putName, async (request) => {
    const { name } = request.body;
    const person = await renamePerson(platform, { personId: request.caller.id, name });
    return { message: texts.renamed, user: await presentPerson(platform.db, person) };
  });

  serve(postUpdatePhotoProfile, async (request) => {
    const person = await changePhoto(platform, {
      personId: request.caller.id,
      picture: request.body.profile_photo_path,
    });
    return { message: texts.photoUpdated, user: await presentPerson(platform.db, person) };
  });
};
