import type pg from 'pg';

/** An account that the replaced database has deleted. */
interface DeletedAccount {
  id: number;
  created_at: string;
  certificates: string;
}

/** The accounts that a database has deleted, read before a backup replaces it. */
export async function deletedAccounts(client: pg.Client): Promise<DeletedAccount[]> {
  const { rows: known } = await client.query(
    `select from information_schema.columns
      where table_schema = 'public' and table_name = 'data_requests' and column_name = 'reminded_at'`,
  );
  if (known.length === 0) return [];
  const { rows } = await client.query<DeletedAccount>(
    `select people.id, to_json(people.created_at) #>> '{}' as created_at, certificates from data_requests
      join people on people.id = person_id
      where kind = 'deletion' and state = 'done' and people.deleted_at is not null`,
  );
  return rows;
}

/**
 * Asks again for the deletion of accounts that the backup has restored. Anyone who is to be deleted is reminded once more
 * and has two days, because they may have changed their mind after the backup.
 */
export async function repeatDeletions(
  client: pg.Client,
  deleted: readonly DeletedAccount[],
): Promise<void> {
  await client.query(
    `update data_requests set reminded_at = null where kind = 'deletion' and state = 'waiting'`,
  );
  await client.query(
    `insert into data_requests (kind, person_id, certificates, due_at)
      select 'deletion', people.id, gone.certificates, now()
      from jsonb_to_recordset($1) gone(id int, created_at timestamptz, certificates text)
      join people using (id, created_at) where people.deleted_at is null
      on conflict do nothing`,
    [JSON.stringify(deleted)],
  );
}
