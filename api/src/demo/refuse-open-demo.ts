import { ConfigError } from '#platform/config/config.ts';
import { anyOf } from '#platform/database/any-of.ts';
import { people } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { demoAccounts } from './demo-accounts.ts';

/**
 * Refuses to start if other machines can reach the server and its database has demo accounts, whose addresses are
 * publicly known. An earlier start may have created them.
 * @throws ConfigError unless DEMO_PUBLIC allows it
 */
export async function refuseOpenDemo({
  config,
  db,
}: Pick<Platform, 'config' | 'db'>): Promise<void> {
  if (!config.exposed || config.demoPublic || !config.serve.has('api')) return;
  const found = await db.$count(people, anyOf(people.email, demoAccounts));
  if (found === 0) return;
  throw new ConfigError(
    'The database has the demo accounts, and other machines can reach HOST or PUBLIC_URL: use another database or DATA_DIR, or set DEMO_PUBLIC=1 to allow this.',
  );
}
