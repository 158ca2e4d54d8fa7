import { createInterface } from 'node:readline';
import { push } from '#conversation/push/register.ts';
import { readConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/database/database.ts';
import { openJobs } from '#platform/jobs/jobs.ts';
import { createLogger } from '#platform/log/logger.ts';
import { openMailer } from '#platform/mail/open-mailer.ts';
import type { Platform } from '#platform/platform.ts';
import { openRealtime } from '#platform/realtime/open-realtime.ts';
import { openSecrets } from '#platform/secrets/secrets.ts';
import { openVault } from '#platform/secrets/vault.ts';
import { openSettings } from '#platform/settings/open-settings.ts';
import { type Operation, operate } from './sales/operations.ts';
import { readSeen } from './sales/seen.ts';

/**
 * A process of the installation that does what it is asked to on its standard input, a line of JSON for each operation, and
 * answers likewise: for tests that kill it. Mails and pushes are queued and not sent.
 */
export interface Input {
  id: number;
  person: number;
  operation: Operation;
}

const config = readConfig(process.env);
const url = config.databaseUrl ?? '';
const log = createLogger('error', process.stderr);
const { db } = openDatabase(url, { connections: 6 });
const settings = await openSettings({ config, db, log, write: false });
const jobs = openJobs(url, log);
const vault = await openVault(config);
const now = () => new Date();
const services = {
  config,
  db,
  jobs,
  log,
  now,
  settings: settings.current,
  mailer: openMailer({ config, db, jobs, vault, mark: async () => null }),
  realtime: openRealtime({ config, db, redis: null, log, now }),
  secrets: await openSecrets(db),
  vault,
};
// Purchases use nothing else of it.
const platform = services as unknown as Platform;
const workers = [...services.mailer.workers(), ...(push.jobs?.(platform) ?? [])];
await jobs.start(workers, { work: false });

process.stdout.write('ready\n');
for await (const line of createInterface({ input: process.stdin })) {
  const { id, person, operation } = JSON.parse(line) as Input;
  void (async () => {
    const outcome = await operate(platform, person, operation);
    const seen = await readSeen(db, person);
    process.stdout.write(`${JSON.stringify({ id, outcome, seen })}\n`);
  })();
}
