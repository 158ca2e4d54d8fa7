import type { ChosenNouns } from '@nibras/contract/text/interface-nouns.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, foldedText, key, publication, publicationRules, updatedAt } from './columns.ts';
import { mediaPath } from './media.ts';

/** Pages of the provider's own, such as the privacy policy. */
export const pages = pgTable(
  'pages',
  {
    id: key(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    /** For search engines and link previews. */
    summary: text().notNull().default(''),
    /** Sanitised HTML. */
    body: text().notNull().default(''),
    /** The same with highlighted code, rendered on saving. Null: not rendered yet. */
    bodyHtml: text(),
    /** Whether the footer of every page leads to it. */
    inFooter: boolean().notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    searchText: foldedText('name'),
    ...publication(),
  },
  (table) => [
    ...publicationRules('pages', table),
    index('pages_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

/**
 * What the installation is called and how it looks: one row. Until it is published for the first time from the studio
 * (`version` 0), every start writes the values of the environment into it.
 */
export const siteSettings = pgTable(
  'site_settings',
  {
    id: integer().primaryKey(),
    slug: text().notNull().default('site'),
    /** The site's name. */
    name: text().notNull(),
    /** Below the name in the footer, and the description of pages without their own; empty for the product's. */
    tagline: text().notNull().default(''),
    /** The title and the sentence at the top of the home page; empty for the product's. */
    heroTitle: text().notNull().default(''),
    heroText: text().notNull().default(''),
    logo: mediaPath(),
    /** The logo on dark backgrounds; null where one serves for both. */
    logoDark: mediaPath(),
    /** Whether the logo contains the name, which then is not written beside it. */
    logoHasName: boolean().notNull().default(false),
    icon: mediaPath(),
    /** `#rrggbb`; empty for the product's own. */
    accent: text().notNull().default(''),
    email: text().notNull(),
    phone: text().notNull(),
    address: text().notNull(),
    facebook: text().notNull(),
    x: text().notNull(),
    youtube: text().notNull(),
    linkedin: text().notNull(),
    github: text().notNull(),
    currency: text().notNull().default('USD'),
    timeZone: text().notNull(),
    /** The sections of the home page that are shown, in their order; null for all. */
    homeSections: jsonb().$type<string[]>(),
    /** The sites whose videos lectures may have. */
    videoHosts: jsonb().$type<string[]>().notNull().default([]),
    /** The provider's nouns in place of the default ones, by noun. */
    nouns: jsonb().$type<ChosenNouns>().notNull().default({}),
    /** The look and the words of certificates; empty for the product's own. */
    certificateTitle: text().notNull().default(''),
    certificateText: text().notNull().default(''),
    certificateSigner: text().notNull().default(''),
    certificateSignerTitle: text().notNull().default(''),
    certificateSignature: mediaPath(),
    /** `#rrggbb`; empty for the site's. */
    certificateAccent: text().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    ...publication(),
  },
  (table) => [
    ...publicationRules('site_settings', table),
    check('site_settings_one', sql`${table.id} = 1`),
    index('site_settings_logo').on(table.logo).where(sql`${table.logo} is not null`),
    index('site_settings_logo_dark').on(table.logoDark).where(sql`${table.logoDark} is not null`),
    index('site_settings_certificate_signature')
      .on(table.certificateSignature)
      .where(sql`${table.certificateSignature} is not null`),
    index('site_settings_icon').on(table.icon).where(sql`${table.icon} is not null`),
  ],
);
