import {
  putTemplatesBody,
  templateParams,
  templatesAnswer,
  templatesChangeAnswer,
} from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { readTemplates, saveTemplates } from './templates.ts';

export const templateRoutes: Routes = (app, platform) => {
  app.get(
    '/api/studio/reply-templates/:kind',
    { schema: { params: templateParams, response: { 200: templatesAnswer } } },
    (request) => readTemplates(platform, { caller: signedIn(request), kind: request.params.kind }),
  );

  app.put(
    '/api/studio/reply-templates/:kind',
    {
      schema: {
        params: templateParams,
        body: putTemplatesBody,
        response: { 200: templatesChangeAnswer },
      },
    },
    (request) =>
      saveTemplates(platform, {
        caller: signedIn(request),
        kind: request.params.kind,
        ...request.body,
      }),
  );
};
