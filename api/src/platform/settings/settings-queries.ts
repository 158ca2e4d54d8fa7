import { type VideoHost, videoHosts } from '@nibras/contract/learning/lectures/elsewhere.ts';
import { site as limits } from '@nibras/contract/limits.ts';
import { parseAccent } from '@nibras/contract/site/accent.ts';
import {
  type Currency,
  currencies,
  type HomeSection,
  homeSections,
} from '@nibras/contract/site/site.ts';
import { wordingTable } from '@nibras/contract/text/interface-nouns.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { FirstSettings, Settings } from '../config/settings.ts';
import type { Queryable } from '../database/database.ts';
import { published } from '../database/published.ts';
import { media, pages, siteSettings } from '../database/schema/index.ts';

type Row = typeof siteSettings.$inferSelect & { width: number | null; height: number | null };

/** Writes the environment's values, as long as nothing was published from the studio. */
export async function writeFirstSettings(db: Queryable, first: FirstSettings): Promise<void> {
  const values = {
    name: first.siteName,
    ...first.contact,
    ...first.socials,
    timeZone: first.timeZone,
  };
  const { name, email, phone, address, facebook, x, youtube, linkedin, github, timeZone } =
    siteSettings;
  const columns = { name, email, phone, address, facebook, x, youtube, linkedin, github, timeZone };
  const isOther = Object.entries(columns).map(
    ([key, column]) => sql`${column} is distinct from ${values[key as keyof typeof values]}`,
  );
  await db
    .insert(siteSettings)
    .values({ id: 1, ...values })
    .onConflictDoUpdate({
      target: siteSettings.id,
      set: values,
      // An update that changes nothing would invalidate every cached page at each start.
      setWhere: sql`${siteSettings.version} = 0 and (${sql.join(isOther, sql` or `)})`,
    });
}

const isSection = (name: string): name is HomeSection =>
  (homeSections as readonly string[]).includes(name);

const isVideoHost = (name: string): name is VideoHost =>
  (videoHosts as readonly string[]).includes(name);

const toCurrency = (stored: string | undefined): Currency =>
  currencies.find((currency) => currency === stored) ?? 'USD';

/** The published currency of all prices, as this transaction sees it. */
export async function readCurrency(db: Queryable): Promise<Currency> {
  const [row] = await db.select({ currency: siteSettings.currency }).from(siteSettings);
  return toCurrency(row?.currency);
}

/** The sites whose videos lectures may have, as this transaction sees it. */
export async function readVideoHosts(db: Queryable): Promise<VideoHost[]> {
  const [row] = await db.select({ videoHosts: siteSettings.videoHosts }).from(siteSettings);
  return row?.videoHosts.filter(isVideoHost) ?? [];
}

function fromRow(row: Row): Omit<Settings, 'footerPages' | 'publicUrl'> {
  const { logo, logoDark, width, height } = row;
  return {
    siteName: row.name,
    tagline: row.tagline,
    hero: [row.heroTitle, row.heroText],
    contact: { email: row.email, phone: row.phone, address: row.address },
    socials: {
      facebook: row.facebook,
      x: row.x,
      youtube: row.youtube,
      linkedin: row.linkedin,
      github: row.github,
    },
    currency: toCurrency(row.currency),
    timeZone: row.timeZone,
    logo:
      logo === null
        ? null
        : { path: logo, width, height, dark: logoDark, hasName: row.logoHasName },
    icon: row.icon,
    accent: parseAccent(row.accent),
    homeSections: row.homeSections?.filter(isSection) ?? null,
    videoHosts: row.videoHosts.filter(isVideoHost),
    wording: wordingTable(row.nouns),
    version: row.version,
  };
}

/** The settings as they are published; null before the first start has written them. */
export async function readSettings(db: Queryable): Promise<Omit<Settings, 'publicUrl'> | null> {
  const [found] = await db
    .select({ row: siteSettings, width: media.width, height: media.height })
    .from(siteSettings)
    .leftJoin(media, eq(media.path, siteSettings.logo))
    .where(eq(siteSettings.id, 1));
  if (!found) return null;
  const { row, ...size } = found;
  const footerPages = await db
    .select({ slug: pages.slug, name: pages.name })
    .from(pages)
    .where(and(published(pages), eq(pages.inFooter, true)))
    .orderBy(asc(pages.id))
    .limit(limits.footerPages);
  return { ...fromRow({ ...row, ...size }), footerPages };
}
