import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { Settings } from './config/settings.ts';
import type { Database } from './database/database.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Mailer } from './mail/mailer.ts';
import type { PushService } from './push/push-service.ts';
import type { Realtime } from './realtime/realtime.ts';
import type { SharedRedis } from './redis/open-redis.ts';
import type { SearchDatabase } from './search/search-database.ts';
import type { Secrets } from './secrets/secrets.ts';
import type { Vault } from './secrets/vault.ts';
import type { Storage } from './storage/storage.ts';

/** The services of a process, passed to every feature's routes and jobs. */
export interface Platform {
  config: Config;
  /** What the installation is called and how it looks at this moment. Read it at each use: the studio changes it. */
  settings: () => Settings;
  db: Database;
  /** The separate connection pool of searches. */
  searches: SearchDatabase;
  jobs: Jobs;
  mailer: Mailer;
  push: PushService;
  realtime: Realtime;
  /** Shared by several processes; null for a single process. */
  redis: SharedRedis | null;
  storage: Storage;
  secrets: Secrets;
  /** Encrypts secrets that the database stores. */
  vault: Vault;
  log: Logger;
  /** The current time; tests shift it. */
  now: () => Date;
}
