import { getSiteFilesByName } from '@nibras/contract/site/settings/calls.ts';
import {
  deleteStudioSettingsMail,
  getStudioSettings,
  postStudioSettingsMailTest,
  putStudioSettingsMail,
} from '@nibras/contract/site/settings/studio/calls.ts';
import { isSiteFile } from '#platform/config/settings.ts';
import type { Routes } from '#platform/feature.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { drawSiteFile, siteFiles } from '#platform/settings/draw-icon.ts';
import { recordMailTest } from '#site/first-steps/index.ts';
import { changeMailSetup } from './change-mail-setup.ts';
import { presentMailSetup } from './present-mail.ts';
import { readSetup } from './read-setup.ts';
import { testMail } from './test-mail.ts';

export const routes: Routes = (serve, platform) => {
  const { config } = platform;

  serve(getStudioSettings, async () => {
    return readSetup(platform);
  });

  serve(putStudioSettingsMail, async (request) => {
    const person = request.caller.id;
    await changeMailSetup(platform, { person, setup: request.body });
    await recordMailTest(platform.db, false);
    return { mail: await presentMailSetup(platform, config) };
  });

  serve(deleteStudioSettingsMail, async (request) => {
    const person = request.caller.id;
    await changeMailSetup(platform, { person, setup: null });
    await recordMailTest(platform.db, false);
    return { mail: await presentMailSetup(platform, config) };
  });

  serve(postStudioSettingsMailTest, async (request) => {
    const test = await testMail(platform, { to: request.body.to });
    // What is wrong with the records of the domain is advice: the mail was sent.
    if (test.steps.some(({ code }) => code === 'sent')) await recordMailTest(platform.db, true);
    return test;
  });
};

/** The site's icons where the provider has their own; 404 where the site serves its build's. */
export const visitorRoutes: Routes = (serve, { storage, settings }) => {
  serve(getSiteFilesByName, async (request, reply) => {
    const { name } = request.params;
    const picture = orThrow(await drawSiteFile(storage, settings(), name), 'not-found');
    return reply
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .type(isSiteFile(name) ? siteFiles[name].type : 'image/png')
      .send(picture);
  });
};
