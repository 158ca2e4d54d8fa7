import {
  getDigestSetting,
  postMailDigest,
  putDigestSetting,
} from '@nibras/contract/conversation/digest/calls.ts';
import type { DigestState } from '@nibras/contract/conversation/digest/shapes.ts';
import { digestConsent, digestLinkConsent } from '@nibras/contract/people/consents/digest.ts';
import type { Routes } from '#platform/feature.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { isDigestSignature } from './link.ts';
import { digestOf } from './queries.ts';
import { switchDigest } from './switch-digest.ts';

const messages: Record<DigestState, string> = {
  on: 'سنرسل إليك تنبيهًا بالبريد عندما تنتظرك رسائل لم تقرأها.',
  off: 'لن تصلك تنبيهات الرسائل بالبريد بعد الآن.',
};

/** Routes for the signed links in digests. They need no sign-in. */
export const linkRoutes: Routes = (serve, platform) => {
  serve(postMailDigest, async (request) => {
    const { person, signature, state } = request.query;
    if (!isDigestSignature(platform.secrets, person, signature)) throw new AppError('not-found');
    orThrow(await digestOf(platform.db, person), 'not-found');
    const wording = digestLinkConsent(state === 'on');
    await switchDigest(platform, { personId: person, state, wording });
    return { message: messages[state], data: { state } };
  });
};

export const settingRoutes: Routes = (serve, platform) => {
  serve(getDigestSetting, async (request) => ({
    data: { state: orThrow(await digestOf(platform.db, request.caller.id), 'not-found') },
  }));

  serve(putDigestSetting, async (request) => {
    const { state } = request.body;
    const wording = digestConsent(state === 'on');
    await switchDigest(platform, { personId: request.caller.id, state, wording });
    return { message: messages[state], data: { state } };
  });
};
