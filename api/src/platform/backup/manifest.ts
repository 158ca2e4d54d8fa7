import { z } from 'zod';
import { BackupError } from './backup-error.ts';

/** Raised when an older version could no longer read a newer archive. */
export const archiveFormat = 1;

/** The names of an archive's entries, in order. */
export const entries = {
  about: 'about.json',
  database: 'database/',
  files: 'files/',
  keys: 'vapid.json',
  manifest: 'manifest.json',
} as const;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().nonnegative();

/** The first entry, so that a file that is no backup or too new is refused at once. */
const about = z.object({
  product: z.literal('nibras'),
  format: z.number().int().positive(),
  version: z.string(),
  postgres: z.string(),
  createdAt: z.iso.datetime(),
});
export type About = z.infer<typeof about>;

const table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: count,
  bytes: count,
  sha256,
});
export type TableSum = z.infer<typeof table>;

/** The last entry: a truncated archive has none and is refused. */
export const manifestSchema = about.extend({
  /** The creation time of the newest migration, which identifies the schema of the rows. */
  migration: count,
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
  jobs: table.nullable(),
  /** The sum is over a line for each file: its own SHA-256, two blanks, its path. */
  files: z.object({ count, bytes: count, sha256 }),
  keys: sha256.nullable(),
  /** The ids of the installation keys without which its sealed secrets cannot be read; older backups do not say. */
  secretsKeys: z.array(z.string()).default([]),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Parses the first entry. @throws BackupError where it is no backup that this version can read */
export function readAbout(text: string): About {
  const parsed = about.safeParse(parse(text));
  if (!parsed.success) throw new BackupError('This is no backup of Nibras.');
  if (parsed.data.format > archiveFormat) {
    throw new BackupError(
      `This backup was made by Nibras ${parsed.data.version}, and its format is newer than this one reads: update first.`,
    );
  }
  return parsed.data;
}

/** Parses the manifest. @throws BackupError where it is invalid */
export function readManifest(text: string): Manifest {
  const parsed = manifestSchema.safeParse(parse(text));
  if (!parsed.success) throw new BackupError('The backup is damaged: its manifest cannot be read.');
  return parsed.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
