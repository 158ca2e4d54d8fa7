import { createHash } from 'node:crypto';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pendingJobs } from '../jobs/carry-jobs.ts';
import type { ArchiveWriter } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { quoted } from './connection.ts';
import { entries, type Manifest, type TableSum } from './manifest.ts';

/** A tar header needs the size of an entry first, and that of a table is unknown, so tables are written in pieces. */
const pieceBytes = 4 * 1024 * 1024;

/** The database's part of the manifest. */
export type DatabasePart = Pick<Manifest, 'migration' | 'tables' | 'sequences' | 'jobs'>;

/**
 * Writes every row in COPY's text format, which every PostgreSQL version can read. The caller's transaction is the
 * snapshot, so all tables are consistent while the server continues to write.
 * @throws BackupError where the database has no Nibras schema
 */
export async function dumpDatabase(
  client: pg.Client,
  archive: ArchiveWriter,
): Promise<DatabasePart> {
  const migration = await newestMigration(client);
  if (migration === null) throw new BackupError('There is no Nibras in this database.');
  const tables: TableSum[] = [];
  for (const { name, columns } of await tablesOf(client)) {
    const list = columns.map(quoted).join(', ');
    const statement = `copy public.${quoted(name)} (${list}) to stdout`;
    tables.push({ name, columns, ...(await copyOut(client, archive, name, statement)) });
  }
  let jobs: TableSum | null = null;
  if (await hasJobs(client)) {
    const { columns, select } = pendingJobs;
    const statement = `copy (${select}) to stdout`;
    // None of our table names contains a dot.
    const name = 'pgboss.job';
    jobs = { name, columns, ...(await copyOut(client, archive, name, statement)) };
  }
  return { migration, tables, jobs, sequences: await sequencesOf(client) };
}

/** Returns the newest applied migration by the time of its creation; null for none. */
export async function newestMigration(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!rows[0]?.there) return null;
  const newest = await client.query(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  return newest.rows[0]?.newest == null ? null : Number(newest.rows[0].newest);
}

/** Whether the queue's tables exist, which the first start of a server creates. */
export async function hasJobs(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`select to_regclass('pgboss.job') is not null as there`);
  return rows[0]?.there === true;
}

/** Lists our tables with their columns, without generated ones. */
export async function tablesOf(client: pg.Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query(`
    select relname as name,
      array_agg(attname::text order by attnum) filter (where attgenerated = '') as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and not exists (select from pg_depend where classid = 'pg_class'::regclass
        and objid = pg_class.oid and deptype = 'e')
    group by relname order by relname`);
  return rows;
}

/** Sequences are outside of snapshots: read after it began, they are at or after its last rows. */
async function sequencesOf(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query(`
    select sequencename as name, coalesce(last_value, start_value)::text as value,
      last_value is not null as called
    from pg_sequences where schemaname = 'public' order by sequencename`);
  return rows;
}

async function copyOut(
  client: pg.Client,
  archive: ArchiveWriter,
  name: string,
  statement: string,
): Promise<{ rows: number; bytes: number; sha256: string }> {
  const copy = client.query(copyTo(statement));
  const hash = createHash('sha256');
  let bytes = 0;
  let part = 0;
  for await (const piece of inPieces(copy)) {
    hash.update(piece);
    bytes += piece.length;
    part += 1;
    const file = `${entries.database}${name}/${String(part).padStart(6, '0')}.copy`;
    await archive.add(file, piece.length, piece);
  }
  return { rows: copy.rowCount ?? 0, bytes, sha256: hash.digest('hex') };
}

async function* inPieces(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    chunks.push(chunk);
    size += chunk.length;
    if (size < pieceBytes) continue;
    yield Buffer.concat(chunks);
    chunks = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(chunks);
}
