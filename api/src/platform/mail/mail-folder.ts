import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { MailTransport, OutgoingMail } from './mail-transport.ts';
import { toMessage } from './message.ts';

const storedMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  at: z.string(),
});
export type StoredMail = z.infer<typeof storedMail>;

/** A file name without its extension: the time, so that names sort by age, and the mail's id. */
const storedName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}-\d{1,10}$/;

const nameOf = (at: Date, mailId: number) =>
  `${at.toISOString().slice(0, 23).replace(/[:.]/g, '-')}-${mailId}`;

async function writeAtomically(path: string, content: string | Buffer) {
  // Mails contain sign-in codes, so only the operator may read the files.
  await writeFile(`${path}.part`, content, { mode: 0o600 });
  await rename(`${path}.part`, path);
}

/**
 * Creates a transport that stores mails in a folder instead of sending them: each as the message (`.eml`, for a mail
 * program) and as its parts (`.json`, for /dev/mail).
 */
export function createFolderTransport(
  folder: string,
  from: string,
  mark?: () => Promise<Buffer | null>,
): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    async deliver(mail: OutgoingMail) {
      const at = new Date();
      const path = join(folder, nameOf(at, mail.mailId));
      const { to, subject, text, html } = mail;
      const stored: StoredMail = { to, subject, text, html, at: at.toISOString() };
      const { message } = await composer.sendMail(toMessage(mail, from, await mark?.()));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeAtomically(`${path}.eml`, message as Buffer);
      await writeAtomically(`${path}.json`, JSON.stringify(stored));
    },
    async close() {
      composer.close();
    },
  };
}

/** Lists the names of the mails in the folder, newest first. */
export async function storedMails(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .filter((name) => storedName.test(name))
    .sort()
    .reverse();
}

/** Reads one mail, or null. The name is validated before it becomes part of a path. */
export async function readStoredMail(folder: string, name: string): Promise<StoredMail | null> {
  if (!storedName.test(name)) return null;
  const content = await readFile(join(folder, `${name}.json`), 'utf8').catch(() => null);
  return content === null ? null : storedMail.parse(JSON.parse(content));
}

/** Removes the mails stored before a time. */
export async function purgeMailFolder(folder: string, before: Date): Promise<void> {
  for (const name of await storedMails(folder)) {
    if (name >= nameOf(before, 0)) continue;
    await rm(join(folder, `${name}.eml`), { force: true });
    await rm(join(folder, `${name}.json`), { force: true });
  }
}
