import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Mailer } from './mail/mailer.ts';
import type { PushService } from './push/push-service.ts';
import type { Realtime } from './realtime/realtime.ts';
import type { SharedRedis } from './redis/open-redis.ts';
import type { SearchDatabase } from './search/search-database.ts';
import type { Secrets } from './secrets/secrets.ts';
import type { Storage } from './storage/storage.ts';

/** What a process is made of: handed to every feature's routes and jobs, and to nothing below them. */
export interface Platform {
  config: Config;
  db: Database;
  /** The connections of searches, which take none of the others. */
  searches: SearchDatabase;
  jobs: Jobs;
  mailer: Mailer;
  push: PushService;
  realtime: Realtime;
  /** What several processes share beside the database; null for a process that is alone. */
  redis: SharedRedis | null;
  storage: Storage;
  secrets: Secrets;
  log: Logger;
  /** The time; tests move it. */
  now: () => Date;
}
