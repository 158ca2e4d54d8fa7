import pg from 'pg';

/**
 * One connection for a backup or a restore: it may work for hours, and text means the same on every server
 * (dates, intervals and fractions are written the same way whatever the server's or the role's defaults are).
 */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'nibras-backup',
    connectionTimeoutMillis: 10_000,
    statement_timeout: 0,
  });
  client.on('error', () => {});
  await client.connect();
  await client.query(`
    set datestyle = 'ISO, YMD'; set timezone = 'UTC'; set intervalstyle = 'postgres';
    set extra_float_digits = 1; set bytea_output = 'hex'; set client_encoding = 'UTF8';
    set idle_in_transaction_session_timeout = 0; set search_path = public`);
  return client;
}

/** A name as SQL takes it. */
export const quoted = (name: string) => pg.escapeIdentifier(name);
