import { createHash } from 'node:crypto';
import { signOf } from '@nibras/contract/selling/currency-signs.ts';
import { accentStyles } from '@nibras/contract/site/accent.ts';
import type { WordingTable } from '@nibras/contract/text/wording.ts';
import type { Config } from '../config/config.ts';
import type { Settings } from '../config/settings.ts';

const fingerprint = (table: WordingTable) =>
  createHash('sha256').update(JSON.stringify(table)).digest('base64url').slice(0, 8);

/**
 * What the site's pages are told of the installation. What is as in a new installation is left out, because every page
 * carries it.
 */
export function siteConfig(
  { apiBaseUrl, serve, databaseUrl }: Pick<Config, 'apiBaseUrl' | 'serve' | 'databaseUrl'>,
  settings: Settings,
): Record<string, unknown> {
  const { logo, tagline, hero, currency, homeSections, videoHosts, accent, version, wording } =
    settings;
  return {
    siteName: settings.siteName,
    apiBaseUrl,
    publicUrl: settings.publicUrl ?? '',
    contact: settings.contact,
    socials: settings.socials,
    timeZone: settings.timeZone,
    pages: settings.footerPages.map(({ slug, name }) => [slug, name]),
    ...(tagline && { tagline, description: tagline }),
    ...(hero.some(Boolean) && { hero }),
    ...(logo && {
      logo: {
        path: logo.path,
        ...(logo.width && logo.height && { ratio: Number((logo.width / logo.height).toFixed(3)) }),
        ...(logo.dark && { dark: logo.dark }),
        ...(logo.hasName && { named: true }),
      },
    }),
    ...(currency !== 'USD' && { currency: signOf(currency) }),
    ...(homeSections && { home: homeSections }),
    ...(videoHosts.length > 0 && { videoHosts }),
    ...(version > 0 && { version }),
    ...(wording && { nouns: fingerprint(wording) }),
    wording,
    accentStyles: accent ? accentStyles(accent) : '',
    // A process with the site alone and without our database stands before a server of another person.
    own: serve.has('api') || databaseUrl !== null,
    dev: false,
  };
}
