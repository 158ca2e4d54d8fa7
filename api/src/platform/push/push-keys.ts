import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from '../config/config.ts';

/** The key pair that identifies the sender to push services (VAPID, RFC 8292). */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
  /** The contact for push services, a `mailto:` or `https:` address; null for the site's own address. */
  subject: string | null;
}

const storedKeys = z.object({ publicKey: z.string(), privateKey: z.string() });

const code = (error: unknown) => (error as NodeJS.ErrnoException).code;

function ignoreExisting(error: unknown) {
  if (code(error) !== 'EEXIST') throw error;
}

async function readStored(file: string) {
  const text = await readFile(file, 'utf8').catch((error) => {
    if (code(error) !== 'ENOENT') throw error;
    return null;
  });
  return text === null ? null : storedKeys.parse(JSON.parse(text));
}

/**
 * Returns the operator's keys, or the installation's own, which are generated once and stored in `DATA_DIR`, because a
 * browser's subscription is bound to the key that it was created with.
 */
export async function openPushKeys(config: Pick<Config, 'vapid' | 'dataDir'>): Promise<PushKeys> {
  if (config.vapid) return config.vapid;
  const file = join(config.dataDir, 'vapid.json');
  const found = await readStored(file);
  if (found) return { ...found, subject: null };
  await mkdir(config.dataDir, { recursive: true });
  const { default: webPush } = await import('web-push');
  const generated = webPush.generateVAPIDKeys();
  // Of two processes that start together one writes, and both read the stored keys.
  await writeFile(file, JSON.stringify(generated), { flag: 'wx', mode: 0o600 }).catch(
    ignoreExisting,
  );
  return { ...((await readStored(file)) ?? generated), subject: null };
}
