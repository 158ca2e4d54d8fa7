import { mailSetups as limits } from '@nibras/contract/limits.ts';
import {
  mailSetupAnswer,
  mailSetupBody,
  mailTestAnswer,
  mailTestBody,
  setupAnswer,
} from '@nibras/contract/site/settings/studio/shapes.ts';
import { siteFileAnswer, siteFileParams } from '@nibras/contract/site/site-files.ts';
import type { FastifyRequest } from 'fastify';
import { can } from '#features/content/index.ts';
import { isSiteFile } from '#platform/config/settings.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { AppError, found } from '#platform/http/app-error.ts';
import { drawSiteFile, siteFiles } from '#platform/settings/draw-icon.ts';
import { changeMailSetup } from './change-mail-setup.ts';
import { presentMailSetup } from './present-mail.ts';
import { readSetup } from './read-setup.ts';
import { testMail } from './test-mail.ts';

const testLimit = { max: limits.testsPerMinutePerNetworkAddress, timeWindow: 60_000 };

/** @throws AppError forbidden unless the caller may change the settings */
function requireAdmin(request: FastifyRequest): number {
  const caller = signedIn(request);
  if (!can(caller, 'settings:edit')) throw new AppError('forbidden');
  return caller.id;
}

export const routes: Routes = (app, platform) => {
  const { config } = platform;

  app.get(
    '/api/studio/settings',
    { schema: { response: { 200: setupAnswer } } },
    async (request) => {
      requireAdmin(request);
      return readSetup(platform);
    },
  );

  app.put(
    '/api/studio/settings/mail',
    {
      config: { freshProof: true },
      schema: { body: mailSetupBody, response: { 200: mailSetupAnswer } },
    },
    async (request) => {
      const person = requireAdmin(request);
      await changeMailSetup(platform, { person, setup: request.body });
      return { mail: await presentMailSetup(platform, config) };
    },
  );

  app.delete(
    '/api/studio/settings/mail',
    { config: { freshProof: true }, schema: { response: { 200: mailSetupAnswer } } },
    async (request) => {
      const person = requireAdmin(request);
      await changeMailSetup(platform, { person, setup: null });
      return { mail: await presentMailSetup(platform, config) };
    },
  );

  app.post(
    '/api/studio/settings/mail/test',
    {
      config: { rateLimit: testLimit, skipInvalidation: true },
      schema: { body: mailTestBody, response: { 200: mailTestAnswer } },
    },
    async (request) => {
      requireAdmin(request);
      return testMail(platform, { to: request.body.to });
    },
  );
};

/** The site's icons where the provider has their own; 404 where the site serves its build's. */
export const visitorRoutes: Routes = (app, { storage, settings }) => {
  app.get(
    '/api/site-files/:name',
    {
      config: { cache: { tags: ['settings'], anonymous: true } },
      schema: { params: siteFileParams, response: { 200: siteFileAnswer } },
    },
    async (request, reply) => {
      const { name } = request.params;
      const picture = found(await drawSiteFile(storage, settings(), name), 'not-found');
      return reply
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .type(isSiteFile(name) ? siteFiles[name].type : 'image/png')
        .send(picture);
    },
  );
};
