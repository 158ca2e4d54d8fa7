import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBalancer } from './balancer.ts';
import { startBucketServer } from './bucket-server.ts';
import { startMailServer } from './mail-server.ts';
import { startPostgresServer } from './postgres-server.ts';
import { startRedis } from './redis-server.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

type Cleanup = () => Promise<unknown>;

/**
 * Starts the built product as on several machines: two API processes, one for the jobs, and optionally one for the
 * site, on one PostgreSQL, one Redis and one bucket, behind a balancer. They share no folder.
 * @param env additional settings of all processes
 */
export async function startMachines({
  site = false,
  env = {},
}: {
  site?: boolean;
  env?: Record<string, string>;
} = {}) {
  const cleanups: Cleanup[] = [];
  const stop = async () => {
    for (const step of cleanups.splice(0).reverse()) await step();
  };
  try {
    const [postgres, redis, bucket, mail, balancer] = await Promise.all([
      startPostgresServer(),
      startRedis(),
      startBucketServer(),
      startMailServer(),
      startBalancer(),
    ]);
    cleanups.push(...[postgres, redis, bucket, mail, balancer].map((part) => () => part.stop()));

    async function process(
      SERVE: string,
      own: Record<string, string> = {},
    ): Promise<ServerProcess> {
      const DATA_DIR = await mkdtemp(join(tmpdir(), 'nibras-machine-'));
      const started = await startServerProcess({
        SERVE,
        DATA_DIR,
        DATABASE_URL: postgres.url,
        REDIS_URL: redis.url,
        STORAGE_URL: bucket.url,
        SMTP_URL: mail.url,
        PUBLIC_URL: balancer.address,
        TRUST_PROXY: '1',
        DRAIN_SECONDS: '2',
        ...env,
        ...own,
      });
      cleanups.push(async () => {
        await started.stop();
        await rm(DATA_DIR, { recursive: true, force: true });
      });
      return started;
    }

    // The first process migrates the database and loads the demo content where that is configured.
    const jobs = await process('jobs');
    const apis = await Promise.all([process('api'), process('api')]);
    for (const { address } of apis) balancer.addApi(address);
    if (site) {
      const { address } = await process('site', { API_BASE_URL: balancer.address });
      balancer.addSite(address);
    }
    return { address: balancer.address, balancer, apis, jobs, mail, postgres, redis, bucket, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export type Machines = Awaited<ReturnType<typeof startMachines>>;
