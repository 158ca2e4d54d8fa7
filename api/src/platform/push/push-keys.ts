import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from '../config/config.ts';

/** The pair that says to push services who is sending (VAPID, RFC 8292). */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
  /** Whom a push service may write to: `mailto:` or an address of a page. */
  subject: string;
}

const kept = z.object({ publicKey: z.string(), privateKey: z.string() });

const code = (error: unknown) => (error as NodeJS.ErrnoException).code;

function unlessThere(error: unknown) {
  if (code(error) !== 'EEXIST') throw error;
}

async function readStored(file: string) {
  const text = await readFile(file, 'utf8').catch((error) => {
    if (code(error) !== 'ENOENT') throw error;
    return null;
  });
  return text === null ? null : kept.parse(JSON.parse(text));
}

/**
 * The operator's keys, else the installation's own: made once and kept in `DATA_DIR`, because browsers tie their
 * subscriptions to the key that they were made with.
 */
export async function openPushKeys(
  config: Pick<Config, 'vapid' | 'dataDir' | 'contact'>,
): Promise<PushKeys> {
  if (config.vapid) return config.vapid;
  const subject = `mailto:${config.contact.email}`;
  const file = join(config.dataDir, 'vapid.json');
  const found = await readStored(file);
  if (found) return { ...found, subject };
  await mkdir(config.dataDir, { recursive: true });
  const { default: webPush } = await import('web-push');
  const made = webPush.generateVAPIDKeys();
  // Of two processes that start together one writes; both read what it wrote.
  await writeFile(file, JSON.stringify(made), { flag: 'wx', mode: 0o600 }).catch(unlessThere);
  return { ...((await readStored(file)) ?? made), subject };
}
