import { z } from 'zod';
import { BackupError } from './backup-error.ts';

/** Raised when an older Nibras could no longer read what a newer one writes. */
export const archiveFormat = 1;

/** The names of an archive's entries, in their order. */
export const entries = {
  about: 'about.json',
  database: 'database/',
  files: 'files/',
  keys: 'vapid.json',
  manifest: 'manifest.json',
} as const;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().nonnegative();

/** Comes first, so that what is no backup, or too new a one, is known at once. */
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

/** Comes last: an archive that was cut short has none, and is refused. */
export const manifestSchema = about.extend({
  /** When the newest migration of the database was made: it names the schema that the rows fit. */
  migration: count,
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
  jobs: table.nullable(),
  /** The sum is over a line for each file: its own SHA-256, two blanks, its path. */
  files: z.object({ count, bytes: count, sha256 }),
  keys: sha256.nullable(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** @throws BackupError where the text is not the head of a backup that this version reads */
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

/** @throws BackupError where the text is no manifest */
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
