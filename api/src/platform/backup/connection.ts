import pg from 'pg';

/**
 * Opens a connection for a backup or a restore without timeouts. Its settings fix the text format of dates, intervals
 * and fractions, whatever the defaults of the server and the role are.
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

/** Quotes an SQL identifier. */
export const quoted = (name: string) => pg.escapeIdentifier(name);
