import type { DataExport } from '@nibras/contract/people/privacy/shapes.ts';
import type { ExportRow } from './queries.ts';

const shown = (row: ExportRow, now: Date): DataExport['state'] => {
  if (row.state === 'waiting' || row.state === 'failed') return row.state;
  return row.state === 'ready' && row.expiresAt !== null && row.expiresAt > now
    ? 'ready'
    : 'expired';
};

export const presentExport = (row: ExportRow, now: Date): DataExport => ({
  id: row.id,
  state: shown(row, now),
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt?.toISOString() ?? null,
  bytes: row.bytes,
});
