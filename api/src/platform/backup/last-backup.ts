import { connect } from './connection.ts';

/** Records in the database that a backup of it was made, so that the studio no longer advises one. */
export async function recordBackup(databaseUrl: string, at: string): Promise<void> {
  const client = await connect(databaseUrl);
  try {
    await client.query(
      `insert into settings (name, value) values ('last-backup', jsonb_build_object('at', $1::text))
       on conflict (name) do update set value = excluded.value`,
      [at],
    );
  } finally {
    await client.end();
  }
}
