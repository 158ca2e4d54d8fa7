import { getSiteFilesByName } from '@nibras/contract/site/settings/calls.ts';
import {
  deleteStudioSettingsMail,
  getStudioSettings,
  postStudioSettingsMailTest,
  putStudioSettingsMail,
} from '@nibras/contract/site/settings/studio/calls.ts';
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

/** @throws AppError forbidden unless the caller may change the settings */
function requireAdmin(request: FastifyRequest): number {
  const caller = signedIn(request);
  if (!can(caller, 'settings:edit')) throw new AppError('forbidden');
  return caller.id;
}

export const routes: Routes = (serve, platform) => {
  const { config } = platform;

  serve(getStudioSettings, async (request) => {
    requireAdmin(request);
    return readSetup(platform);
  });

  serve(putStudioSettingsMail, async (request) => {
    const person = requireAdmin(request);
    await changeMailSetup(platform, { person, setup: request.body });
    return { mail: await presentMailSetup(platform, config) };
  });

  serve(deleteStudioSettingsMail, async (request) => {
    const person = requireAdmin(request);
    await changeMailSetup(platform, { person, setup: null });
    return { mail: await presentMailSetup(platform, config) };
  });

  serve(postStudioSettingsMailTest, async (request) => {
    requireAdmin(request);
    return testMail(platform, { to: request.body.to });
  });
};

/** The site's icons where the provider has their own; 404 where the site serves its build's. */
export const visitorRoutes: Routes = (serve, { storage, settings }) => {
  serve(getSiteFilesByName, async (request, reply) => {
    const { name } = request.params;
    const picture = found(await drawSiteFile(storage, settings(), name), 'not-found');
    return reply
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .type(isSiteFile(name) ? siteFiles[name].type : 'image/png')
      .send(picture);
  });
};
