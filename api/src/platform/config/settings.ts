import type { VideoHost } from '@nibras/contract/learning/lectures/elsewhere.ts';
import type { Currency, HomeSection } from '@nibras/contract/site/site.ts';
import type { WordingTable } from '@nibras/contract/text/wording.ts';

/** A picture in the storage, with its size in pixels where that is known. */
export interface SettingPicture {
  path: string;
  width: number | null;
  height: number | null;
}

/**
 * What the installation is called and how it looks, as its pages, mails and pictures show it. The provider edits it in
 * the studio; the environment gives the first values (decision record 0073).
 */
export interface Settings {
  siteName: string;
  /** Empty for the product's own sentence. */
  tagline: string;
  /** The title and the sentence at the top of the home page; each empty for the product's. */
  hero: [title: string, text: string];
  contact: { email: string; phone: string; address: string };
  socials: { facebook: string; x: string; youtube: string; linkedin: string; github: string };
  currency: Currency;
  timeZone: string;
  /** Null for the product's mark. */
  logo: (SettingPicture & { dark: string | null; hasName: boolean }) | null;
  /** The path of the picture from which the site's icons are drawn; null for the product's. */
  icon: string | null;
  /** `#rrggbb`; null for the product's own. */
  accent: string | null;
  /** The sections of the home page in their order; null for all. */
  homeSections: HomeSection[] | null;
  /** The sites whose videos lectures may have. */
  videoHosts: VideoHost[];
  /** The provider's nouns, as texts need them; null for the default ones. */
  wording: WordingTable | null;
  footerPages: { slug: string; name: string }[];
  /** Counts the publications from the studio: for the addresses of what is drawn from the settings. */
  version: number;
  /** Of the environment: without a trailing slash; null when the operator gave none. */
  publicUrl: string | null;
}

/** Of the environment, for an installation whose provider has published none from the studio. */
export type FirstSettings = Pick<Settings, 'siteName' | 'contact' | 'socials' | 'timeZone'>;

/** The files of the site's build that follow the provider's icon. */
const siteFileNames = [
  'favicon.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'og.jpg',
] as const;
export type SiteFile = (typeof siteFileNames)[number];

export const isSiteFile = (name: string): name is SiteFile =>
  (siteFileNames as readonly string[]).includes(name);

/** The picture of which icons are drawn: the icon, else a logo without letters; null for the product's. */
export const iconSource = ({ icon, logo }: Pick<Settings, 'icon' | 'logo'>): string | null =>
  icon ?? (logo && !logo.hasName ? logo.path : null);
