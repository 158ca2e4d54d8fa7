import {
  getStudioReplyTemplatesByKind,
  putStudioReplyTemplatesByKind,
} from '@nibras/contract/conversation/inbox/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { readTemplates, saveTemplates } from './templates.ts';

export const templateRoutes: Routes = (serve, platform) => {
  serve(getStudioReplyTemplatesByKind, (request) => readTemplates(platform, request.params.kind));

  serve(putStudioReplyTemplatesByKind, (request) =>
    saveTemplates(platform, {
      caller: request.caller,
      kind: request.params.kind,
      ...request.body,
    }),
  );
};
