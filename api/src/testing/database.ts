import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { repoRoot } from '#platform/config/paths.ts';
import { migrateDatabase } from '#platform/database/database.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster of this test run; `template` is the migrated database to clone. */
    postgres: { url: string; template: string };
  }
}

export const withDatabaseName = (url: string, name: string) =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

export async function runOn(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Vitest's global setup: starts one PostgreSQL for the run with one migrated template database. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'nibras-tests-'));
  // Accessible to PostgreSQL's user, or its cluster would be placed elsewhere.
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'silent' }) });
  const template = `template_${randomUUID().slice(0, 8)}`;
  await runOn(postgres.url, `create database ${template}`);
  await migrateDatabase(
    withDatabaseName(postgres.url, template),
    join(repoRoot(), 'api/migrations'),
  );
  project.provide('postgres', { url: postgres.url, template });
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
