import type { MailSetupBody } from '@nibras/contract/site/settings/studio/shapes.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiGet, apiSend } from '#platform/api/api-client.ts';
import { studioKey } from '../lists/queries.ts';

const schemas = () => import('@nibras/contract/site/settings/studio/shapes.ts');
const mailSchema = async () => (await schemas()).mailSetupAnswer;

/** Query of the set-up beside the site's settings: mail, push, storage, and what the server's environment says. */
export const setupQuery = queryOptions({
  queryKey: [...studioKey, 'setup'],
  queryFn: async ({ signal }) =>
    apiGet('/api/studio/settings', { schema: async () => (await schemas()).setupAnswer, signal }),
  staleTime: 2_000,
});

export const saveMailSetup = (json: MailSetupBody) =>
  apiSend('PUT', '/api/studio/settings/mail', { json, schema: mailSchema });

/** Goes back to the set-up of the server's environment. */
export const forgetMailSetup = () =>
  apiSend('DELETE', '/api/studio/settings/mail', { schema: mailSchema });

export const testMail = (to: string) =>
  apiSend('POST', '/api/studio/settings/mail/test', {
    json: { to },
    schema: async () => (await schemas()).mailTestAnswer,
  });
