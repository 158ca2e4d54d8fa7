import { open, readFile } from 'node:fs/promises';
import { ReadableStream } from 'node:stream/web';
import type { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from './backup-error.ts';

/** Encrypts what flows through it, or decrypts it. */
export type Transform = (source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

/** With what backups are encrypted: a passphrase, or public keys of age (`age1…`). */
export interface EncryptionKeys {
  passphrase: string | null;
  recipients: readonly string[];
}

/** With what they are decrypted: the passphrase, or secret keys of age (`AGE-SECRET-KEY-1…`). */
export interface DecryptionKeys {
  passphrase: string | null;
  identities: readonly string[];
}

/** The keys of an archive that is not encrypted. */
export const noKeys: EncryptionKeys & DecryptionKeys = {
  passphrase: null,
  recipients: [],
  identities: [],
};

/** The first bytes of every file that age has encrypted (age-encryption.org/v1). */
const firstBytes = Buffer.from('age-encryption.org/v1\n');

/** The format is that of age, so that an archive can be opened without this product: `age -d`. */
const through = (coder: Pick<Encrypter, 'encrypt'> | Pick<Decrypter, 'decrypt'>): Transform =>
  async function* (source) {
    const stream = ReadableStream.from(source) as globalThis.ReadableStream<Uint8Array>;
    const coded = 'encrypt' in coder ? await coder.encrypt(stream) : await coder.decrypt(stream);
    yield* coded as unknown as AsyncIterable<Uint8Array>;
  };

/**
 * How an archive is encrypted; null without keys. Imported only when it is needed, as few processes write backups.
 * @throws BackupError for a recipient that is no public key of age
 */
export async function encrypting({
  passphrase,
  recipients,
}: EncryptionKeys): Promise<Transform | null> {
  if (passphrase === null && recipients.length === 0) return null;
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  if (passphrase !== null) encrypter.setPassphrase(passphrase);
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new BackupError(`${recipient} is no public key of age.`);
    }
  }
  return through(encrypter);
}

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(firstBytes.length));
    return bytesRead === firstBytes.length && buffer.equals(firstBytes);
  } finally {
    await handle.close();
  }
}

/**
 * How an archive is decrypted; null where it is not encrypted.
 * @throws BackupError without keys
 */
export async function decrypting(
  file: string,
  { passphrase, identities }: DecryptionKeys,
): Promise<Transform | null> {
  if (!(await isEncrypted(file))) return null;
  if (passphrase === null && identities.length === 0) {
    throw new BackupError(
      'The backup is encrypted: set BACKUP_PASSPHRASE, or name the file of the secret key with --identity=file.',
    );
  }
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  if (passphrase !== null) decrypter.addPassphrase(passphrase);
  for (const identity of identities) decrypter.addIdentity(identity);
  return through(decrypter);
}

/** The secret keys in a file, as `age-keygen` writes them. @throws BackupError where there is none */
export async function readIdentities(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.trim());
  const identities = lines.filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identities.length === 0) throw new BackupError(`${file} has no secret key of age.`);
  return identities;
}
