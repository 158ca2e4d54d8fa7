import { resolve } from 'node:path';
import { withoutTrailing } from '@nibras/contract/text/ends.ts';
import { z } from 'zod';
import { bucketAddressProblem } from './bucket-address.ts';
import { isLoopbackHost } from './loopback.ts';
import type { FirstSettings } from './settings.ts';
import { smtpAddressProblem } from './smtp-address.ts';
import { isTimeZone } from './time-zone.ts';

const parts = ['site', 'api', 'jobs'] as const;
export type Part = (typeof parts)[number];

const flag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((value) => value === '1' || value === 'true');

const url = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );

const withoutSlash = (text: string) => withoutTrailing(text, /\//);
const list = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** The name of the product, for an installation whose provider has chosen none. */
export const defaultSiteName = 'نبراس';

const environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: url('http:', 'https:').transform(withoutSlash).optional(),
  API_BASE_URL: url('http:', 'https:').transform(withoutSlash).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_PREPARE: flag.default(true),
  REDIS_URL: url('redis:', 'rediss:').optional(),
  STORAGE_URL: url('s3:')
    .superRefine((text, problems) => {
      const message = URL.canParse(text) ? bucketAddressProblem(text) : null;
      if (message) problems.addIssue({ code: 'custom', message });
    })
    .optional(),
  FFMPEG_PATH: z.string().min(1).optional(),
  TRANSCRIBE_COMMAND: z.string().startsWith('/', 'must be the full path of a program').optional(),
  TRANSCRIBE_URL: url('http:', 'https:').transform(withoutSlash).optional(),
  TRANSCRIBE_KEY: z.string().min(1).optional(),
  TRANSCRIBE_MODEL: z.string().min(1).default('whisper-1'),
  SMTP_URL: url('smtp:', 'smtps:')
    .superRefine((text, problems) => {
      const message = URL.canParse(text) ? smtpAddressProblem(text) : null;
      if (message) problems.addIssue({ code: 'custom', message });
    })
    .optional(),
  SMTP_ALLOW_PLAIN: flag.default(false),
  MAIL_FROM: z.string().min(3).default('نبراس <no-reply@localhost>'),
  SITE_NAME: z.string().min(1).max(60).default(defaultSiteName),
  CONTACT_EMAIL: z.email().optional(),
  CONTACT_PHONE: z.string().optional(),
  CONTACT_ADDRESS: z.string().optional(),
  SOCIAL_FACEBOOK: url('https:').optional(),
  SOCIAL_X: url('https:').optional(),
  SOCIAL_YOUTUBE: url('https:').optional(),
  SOCIAL_LINKEDIN: url('https:').optional(),
  SOCIAL_GITHUB: url('https:').optional(),
  TIME_ZONE: z.string().refine(isTimeZone, 'is no known time zone').default('Africa/Cairo'),
  DEMO: flag.optional(),
  DEMO_PUBLIC: flag.default(false),
  SERVE: z
    .string()
    .default(parts.join(','))
    .transform(list)
    .pipe(z.array(z.enum(parts)).min(1)),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(3),
  SITE_ORIGINS: z
    .string()
    .default('')
    .transform(list)
    .pipe(z.array(url('http:', 'https:'))),
  TRUST_PROXY: flag.default(false),
  HSTS_SUBDOMAINS: flag.default(false),
  ANSWER_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(32),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  METRICS: flag.default(false),
  METRICS_TOKEN: z.string().min(32, 'must have 32 characters or more').optional(),
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  VAPID_SUBJECT: z.string().optional(),
  PUSH_TO_LOOPBACK: flag.default(false),
  GATEWAYS_URL: url('http:').transform(withoutSlash).optional(),
  BACKUP_PASSPHRASE: z.string().min(12, 'must have 12 characters or more').optional(),
  BACKUP_RECIPIENTS: z
    .string()
    .default('')
    .transform(list)
    .pipe(
      z.array(z.string().startsWith('age1', 'must be public keys of age, which begin with age1')),
    ),
  INSTALLATION_KEY: z
    .string()
    .transform((text) => Buffer.from(text, 'base64'))
    .refine(({ length }) => length === 32, 'must be 32 bytes in base64: openssl rand -base64 32')
    .optional(),
});

type Environment = z.infer<typeof environment>;

/** What the demo shows; an installation without it has no contacts until its provider gives some. */
const demoContacts = {
  email: 'hello@example.com',
  phone: '+20 100 000 0000',
  address: 'القاهرة، مصر',
  facebook: 'https://www.facebook.com/',
  x: 'https://x.com/',
  youtube: 'https://www.youtube.com/',
  linkedin: 'https://www.linkedin.com/',
  github: 'https://github.com/',
};
const noContacts: typeof demoContacts = {
  email: '',
  phone: '',
  address: '',
  facebook: '',
  x: '',
  youtube: '',
  linkedin: '',
  github: '',
};

/** Every setting with its default; null for one without. */
export const settingDefaults = (): [name: string, byDefault: string | null][] => {
  const { properties = {} } = z.toJSONSchema(environment, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, setting]) => {
    const byDefault = typeof setting === 'object' ? setting.default : undefined;
    return [name, byDefault === undefined ? null : String(byDefault)];
  });
};

/** The validated environment of the operator, with defaults. */
export interface Config {
  production: boolean;
  /** Whether other machines can reach the server: `HOST` or `PUBLIC_URL` is no loopback address. */
  exposed: boolean;
  port: number;
  host: string;
  /** Without a trailing slash; null when the operator gave none. */
  publicUrl: string | null;
  /** The API's address for the browser; empty for the same origin. */
  apiBaseUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  /** Whether statements are prepared; not behind a pooler that gives each transaction another connection. */
  databasePrepare: boolean;
  redisUrl: string | null;
  storageUrl: string | null;
  /** The program with which videos are prepared; null for the one in PATH. */
  ffmpegPath: string | null;
  /** What makes drafts of captions: a program, or a service that answers as OpenAI's does. */
  transcribe: {
    command: string | null;
    url: string | null;
    key: string | null;
    model: string;
  };
  smtpUrl: string | null;
  /** Whether mail may be sent to a server on another machine without TLS. */
  smtpAllowPlain: boolean;
  mailFrom: string;
  /** For an installation whose settings nobody has published in the studio; everything else reads `settings()`. */
  first: FirstSettings;
  demo: boolean;
  /** Whether the demo accounts may be exposed to other machines. */
  demoPublic: boolean;
  serve: ReadonlySet<Part>;
  /** How long a stopping process still serves requests until balancers notice `/readyz`, in milliseconds. */
  drain: number;
  siteOrigins: string[];
  trustProxy: boolean;
  /** Whether HSTS includes subdomains. */
  hstsSubdomains: boolean;
  /** Memory of the response cache in MB; 0 disables it. */
  answerCacheMb: number;
  logLevel: string;
  /** The bearer token of `/metrics`; null disables that address. */
  metricsToken: string | null;
  vapid: { publicKey: string; privateKey: string; subject: string | null } | null;
  /** Whether push endpoints on this machine are called, for tests. */
  pushToLoopback: boolean;
  /** A fake of the payment gateways on this machine, for tests; null for the gateways themselves. */
  gatewaysUrl: string | null;
  /** The key that seals secrets in the database, 32 bytes; null for the one in `DATA_DIR`. */
  installationKey: Buffer | null;
  /** With what backups are encrypted: a passphrase, or public keys of age. */
  backups: { passphrase: string | null; recipients: string[] };
}

/** Thrown by `readConfig`; its message has one line for each error. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const isExposed = ({ HOST, PUBLIC_URL }: Environment) =>
  !isLoopbackHost(HOST) ||
  (PUBLIC_URL !== undefined && !isLoopbackHost(new URL(PUBLIC_URL).hostname));

/** Returns the error of a combination of settings, or null. */
function combinationProblem(value: Environment): string | null {
  if (Boolean(value.VAPID_PUBLIC_KEY) !== Boolean(value.VAPID_PRIVATE_KEY)) {
    return 'VAPID_PUBLIC_KEY: needs VAPID_PRIVATE_KEY beside it, and the other way round';
  }
  if (value.BACKUP_PASSPHRASE && value.BACKUP_RECIPIENTS.length > 0) {
    return 'BACKUP_PASSPHRASE: backups are encrypted with it or for BACKUP_RECIPIENTS, not both';
  }
  if (value.METRICS && !value.METRICS_TOKEN) {
    return 'METRICS_TOKEN: needed where METRICS is set';
  }
  if (!value.SERVE.includes('api') && value.SERVE.includes('site') && !value.API_BASE_URL) {
    return 'API_BASE_URL: needed where SERVE has the site without the API';
  }
  if (value.DEMO && isExposed(value) && !value.DEMO_PUBLIC) {
    return 'DEMO: its accounts would be open to other machines (HOST or PUBLIC_URL is not this machine alone); set DEMO=0, or DEMO_PUBLIC=1 if that is meant';
  }
  if (value.PUSH_TO_LOOPBACK && isExposed(value)) {
    return 'PUSH_TO_LOOPBACK: is for tests on this machine alone, not where other machines can reach HOST or PUBLIC_URL';
  }
  if (
    value.GATEWAYS_URL &&
    (isExposed(value) || !isLoopbackHost(new URL(value.GATEWAYS_URL).hostname))
  ) {
    return 'GATEWAYS_URL: is for tests on this machine alone; leave it out, and the payment gateways themselves are called';
  }
  return null;
}

/**
 * Reads and validates the environment.
 * @param options.built whether this is the built server, which is in production unless `NODE_ENV` says otherwise
 * @throws ConfigError naming every wrong key at once
 */
export function readConfig(
  env: Record<string, string | undefined>,
  { built = false }: { built?: boolean } = {},
): Config {
  // Empty variables count as unset, because `.env` files often contain them.
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(nonEmpty);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(
      (issue) => `${issue.path[0]?.toString() ?? '?'}: ${issue.message}`,
    );
    throw new ConfigError(lines.join('\n'));
  }
  const value = parsed.data;
  const problem = combinationProblem(value);
  if (problem) throw new ConfigError(problem);
  const exposed = isExposed(value);
  // The build alone does not mean real use: a fresh clone is built too and shows its demo content.
  const inUse = exposed || value.NODE_ENV === 'production';
  const demo = value.DEMO ?? (!value.DATABASE_URL && !inUse);
  const byDefault = demo ? demoContacts : noContacts;
  return {
    production: (value.NODE_ENV ?? (built ? 'production' : 'development')) === 'production',
    exposed,
    port: value.PORT,
    host: value.HOST,
    publicUrl: value.PUBLIC_URL ?? null,
    apiBaseUrl: value.API_BASE_URL ?? '',
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL ?? null,
    databasePrepare: value.DATABASE_PREPARE,
    redisUrl: value.REDIS_URL ?? null,
    storageUrl: value.STORAGE_URL ?? null,
    ffmpegPath: value.FFMPEG_PATH ?? null,
    transcribe: {
      command: value.TRANSCRIBE_COMMAND ?? null,
      url: value.TRANSCRIBE_URL ?? null,
      key: value.TRANSCRIBE_KEY ?? null,
      model: value.TRANSCRIBE_MODEL,
    },
    smtpUrl: value.SMTP_URL ?? null,
    smtpAllowPlain: value.SMTP_ALLOW_PLAIN,
    mailFrom: value.MAIL_FROM,
    first: {
      siteName: value.SITE_NAME,
      contact: {
        email: value.CONTACT_EMAIL ?? byDefault.email,
        phone: value.CONTACT_PHONE ?? byDefault.phone,
        address: value.CONTACT_ADDRESS ?? byDefault.address,
      },
      socials: {
        facebook: value.SOCIAL_FACEBOOK ?? byDefault.facebook,
        x: value.SOCIAL_X ?? byDefault.x,
        youtube: value.SOCIAL_YOUTUBE ?? byDefault.youtube,
        linkedin: value.SOCIAL_LINKEDIN ?? byDefault.linkedin,
        github: value.SOCIAL_GITHUB ?? byDefault.github,
      },
      timeZone: value.TIME_ZONE,
    },
    demo,
    demoPublic: value.DEMO_PUBLIC,
    serve: new Set(value.SERVE),
    drain: value.DRAIN_SECONDS * 1000,
    siteOrigins: value.SITE_ORIGINS.map(withoutSlash),
    trustProxy: value.TRUST_PROXY,
    hstsSubdomains: value.HSTS_SUBDOMAINS,
    answerCacheMb: value.ANSWER_CACHE_MB,
    logLevel: value.LOG_LEVEL,
    metricsToken: (value.METRICS && value.METRICS_TOKEN) || null,
    vapid:
      value.VAPID_PUBLIC_KEY && value.VAPID_PRIVATE_KEY
        ? {
            publicKey: value.VAPID_PUBLIC_KEY,
            privateKey: value.VAPID_PRIVATE_KEY,
            subject: value.VAPID_SUBJECT ?? null,
          }
        : null,
    pushToLoopback: value.PUSH_TO_LOOPBACK,
    gatewaysUrl: value.GATEWAYS_URL ?? null,
    installationKey: value.INSTALLATION_KEY ?? null,
    backups: {
      passphrase: value.BACKUP_PASSPHRASE ?? null,
      recipients: value.BACKUP_RECIPIENTS,
    },
  };
}
