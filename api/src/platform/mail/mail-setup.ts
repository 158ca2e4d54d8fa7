import type { Config } from '../config/config.ts';
import {
  readSecretSetting,
  type SecretStore,
  storeSecretSetting,
} from '../secrets/secret-settings.ts';

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

/** The set-up of the studio; null where the environment's holds. */
export const storedMailSetup = (store: SecretStore): Promise<StoredMailSetup | null> =>
  readSecretSetting<StoredMailSetup>(store, name);

/** Stores a set-up; null for the environment's. It holds for the next mail of every process. */
export const storeMailSetup = (store: SecretStore, setup: StoredMailSetup | null): Promise<void> =>
  storeSecretSetting(store, name, setup);

function smtpUrl({ host, port, tls, user, password }: StoredMailSetup): string {
  const login = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password)}@` : '';
  return `${tls ? 'smtps' : 'smtp'}://${login}${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The set-up that holds now. Read for each mail, so that a change needs no restart. */
export async function readMailSetup(
  store: SecretStore,
  environment: MailSetup,
): Promise<MailSetup> {
  const stored = await storedMailSetup(store);
  if (!stored) return environment;
  const { fromName, fromAddress } = stored;
  return {
    smtpUrl: smtpUrl(stored),
    smtpAllowPlain: environment.smtpAllowPlain,
    mailFrom: fromName ? `"${fromName.replace(/["\\]/g, '')}" <${fromAddress}>` : fromAddress,
  };
}
