/** What every page needs to know of the installation, and what may be chosen for it. */

/** The sections of the home page below its top, which always comes first, in the order of a new installation. */
export const homeSections = ['courses', 'steps', 'services', 'call'] as const;
export type HomeSection = (typeof homeSections)[number];

/** The fields with the provider's pages on social networks. */
export const siteLinks = ['facebook', 'x', 'youtube', 'linkedin', 'github'] as const;

/** ISO 4217 codes that prices can be shown in. Prices are not converted. */
export const currencies = [
  'USD',
  'EUR',
  'EGP',
  'SAR',
  'AED',
  'KWD',
  'QAR',
  'BHD',
  'OMR',
  'JOD',
  'IQD',
  'SYP',
  'LBP',
  'YER',
  'LYD',
  'TND',
  'DZD',
  'MAD',
  'SDG',
  'TRY',
  'GBP',
] as const;
export type Currency = (typeof currencies)[number];
