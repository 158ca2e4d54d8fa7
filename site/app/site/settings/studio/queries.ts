import {
  deleteStudioSettingsMail,
  getStudioSettings,
  postStudioSettingsMailTest,
  putStudioSettingsMail,
} from '@nibras/contract/site/settings/studio/calls.ts';
import type { MailSetupBody } from '@nibras/contract/site/settings/studio/shapes.ts';
import { queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { callQuery } from '#platform/query/call-query.ts';

/** Query of the set-up beside the site's settings: mail, push, storage, and what the server's environment says. */
export const setupQuery = queryOptions({
  ...callQuery(getStudioSettings),
  staleTime: 2_000,
});

export const saveMailSetup = (json: MailSetupBody) =>
  makeCall(putStudioSettingsMail, { body: json });

/** Goes back to the set-up of the server's environment. */
export const forgetMailSetup = () => makeCall(deleteStudioSettingsMail);

export const testMail = (to: string) => makeCall(postStudioSettingsMailTest, { body: { to } });
