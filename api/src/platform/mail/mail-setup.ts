import { eq } from 'drizzle-orm';
import type { Config } from '../config/config.ts';
import type { Queryable } from '../database/database.ts';
import { settings } from '../database/schema/index.ts';

/** How mails are sent. */
export type MailSetup = Pick<Config, 'smtpUrl' | 'smtpAllowPlain' | 'mailFrom'>;

/** What the provider has set in the studio, which replaces the environment's. */
export interface StoredMailSetup {
  host: string;
  port: number;
  /** Whether the connection is encrypted from the first byte (port 465), and not only after STARTTLS. */
  tls: boolean;
  user: string;
  password: string;
  fromName: string;
  fromAddress: string;
}

const name = 'mail-setup';

/** The set-up of the studio, and the one before it; null stands for the environment's. */
interface StoredMailSetups {
  present: StoredMailSetup | null;
  before: StoredMailSetup | null;
}

export async function storedMailSetups(db: Queryable): Promise<StoredMailSetups> {
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  return (row?.value as StoredMailSetups | undefined) ?? { present: null, before: null };
}

/** The set-up of the studio; null where the environment's holds. */
export const storedMailSetup = async (db: Queryable): Promise<StoredMailSetup | null> =>
  (await storedMailSetups(db)).present;

/** Stores a set-up; null for the environment's. It holds for the next mail of every process. */
export async function storeMailSetup(
  db: Queryable,
  present: StoredMailSetup | null,
): Promise<void> {
  const value: StoredMailSetups = { present, before: await storedMailSetup(db) };
  await db
    .insert(settings)
    .values({ name, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}

function smtpUrl({ host, port, tls, user, password }: StoredMailSetup): string {
  const login = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password)}@` : '';
  return `${tls ? 'smtps' : 'smtp'}://${login}${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The set-up that holds now. Read for each mail, so that a change needs no restart. */
export async function readMailSetup(db: Queryable, environment: MailSetup): Promise<MailSetup> {
  const stored = await storedMailSetup(db);
  if (!stored) return environment;
  const { fromName, fromAddress } = stored;
  return {
    smtpUrl: smtpUrl(stored),
    smtpAllowPlain: environment.smtpAllowPlain,
    mailFrom: fromName ? `"${fromName.replace(/["\\]/g, '')}" <${fromAddress}>` : fromAddress,
  };
}
