import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';

/** Encrypts what an attacker must not read in a copy of the database. */
export interface Vault {
  /** Identifies the installation's key: 16 hexadecimal digits, derived from it. */
  readonly keyId: string;
  /** Encrypts a text; `purpose` separates the uses, so that no text can be put in the place of another one. */
  seal(purpose: string, text: string): string;
  /** The text; null where it was sealed with another key or for another purpose, or is damaged. */
  open(purpose: string, sealed: string): string | null;
}

const cipher = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/** The file of the key in `DATA_DIR`. */
export const keyFile = 'installation.key';

/** `sealed:1:<key id>:<nonce, tag and ciphertext in base64url>`; the digit is raised when the cipher changes. */
const prefix = 'sealed:1:';
/** Finds the key's id in a sealed text, also in SQL. */
export const keyIdInSealed = `${prefix}([0-9a-f]{16}):`;

const derive = (key: Buffer, use: string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', key, '', `nibras:${use}`, bytes));

/** Encrypts with AES-256-GCM and a key that is derived (HKDF-SHA-256) for each purpose. @param key 32 bytes */
export function vaultOf(key: Buffer): Vault {
  const keyId = derive(key, 'id', 8).toString('hex');
  const start = `${prefix}${keyId}:`;
  const keyFor = (purpose: string) => derive(key, `seal:${purpose}`, keyBytes);
  return {
    keyId,
    seal(purpose, text) {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, keyFor(purpose), nonce, { authTagLength: tagBytes });
      const content = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      return start + Buffer.concat([nonce, sealing.getAuthTag(), content]).toString('base64url');
    },
    open(purpose, sealed) {
      if (!sealed.startsWith(start)) return null;
      const bytes = Buffer.from(sealed.slice(start.length), 'base64url');
      if (bytes.length < nonceBytes + tagBytes) return null;
      const opening = createDecipheriv(cipher, keyFor(purpose), bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        const content = opening.update(bytes.subarray(nonceBytes + tagBytes));
        return Buffer.concat([content, opening.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

const code = (error: unknown) => (error as NodeJS.ErrnoException).code;

async function readStored(file: string): Promise<Buffer | null> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (code(error) === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const key = Buffer.from(text.trim(), 'base64');
  // Another key in its place would lock what was sealed with this one.
  if (key.length !== keyBytes) throw new Error(`${file} has no key of ${keyBytes} bytes`);
  return key;
}

type KeyPlace = Pick<Config, 'installationKey' | 'dataDir'>;

/**
 * Reads the installation's key: `INSTALLATION_KEY`, or the file in `DATA_DIR`.
 * @returns null before the first start
 * @throws Error where the file is there and is no key
 */
export const readInstallationKey = async ({
  installationKey,
  dataDir,
}: KeyPlace): Promise<Buffer | null> => installationKey ?? readStored(join(dataDir, keyFile));

/**
 * Opens the vault with the installation's key, which the first start makes. It is never in the database, nor in a backup.
 * @throws Error where the file is there and is no key
 */
export async function openVault(place: KeyPlace): Promise<Vault> {
  const found = await readInstallationKey(place);
  if (found) return vaultOf(found);
  const { dataDir } = place;
  const file = join(dataDir, keyFile);
  await mkdir(dataDir, { recursive: true });
  const made = `${randomBytes(keyBytes).toString('base64')}\n`;
  // Of two processes that start together one writes, and both read what it wrote.
  await writeFile(file, made, { flag: 'wx', mode: 0o600, flush: true }).catch((error: unknown) => {
    if (code(error) !== 'EEXIST') throw error;
  });
  const agreed = await readStored(file);
  if (!agreed) throw new Error(`${file} could not be read`);
  return vaultOf(agreed);
}
