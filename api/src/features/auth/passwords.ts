import { randomBytes, type ScryptOptions, scrypt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { passwords as limits } from '@nibras/contract/limits.ts';
import { boundedQueue } from '#platform/bounded-queue.ts';
import { AppError } from '#platform/http/app-error.ts';
import { sameBytes } from '#platform/secrets/secrets.ts';

/**
 * One of the equally strong choices for scrypt in OWASP's password storage cheat sheet, taken for its memory:
 * 16 MB a hash.
 */
const chosen = { N: 2 ** 14, r: 8, p: 5 };
const saltLength = 16;
const keyLength = 32;

/**
 * All hashing of this process. It runs on the threads of libuv, which read files and resolve names too: hashes that
 * took them all would hold up every file, and so would hashes on every processor.
 */
export const hashing = boundedQueue(
  {
    atOnce: Math.max(1, Math.min(limits.hashesAtOnceAtMost, availableParallelism() - 1)),
    waiting: limits.hashesWaiting,
  },
  () => {
    throw new AppError('passwords-busy', { retryAfter: 5 });
  },
);

function derive(password: string, salt: Buffer, length: number, options: ScryptOptions) {
  return hashing.run(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        // Two keyboards may write the same letter in two ways.
        scrypt(password.normalize('NFKC'), salt, length, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}

const stored = (salt: Buffer, key: Buffer) =>
  ['scrypt', chosen.N, chosen.r, chosen.p, salt.toString('base64url'), key.toString('base64url')]
    .map(String)
    .join('$');

/**
 * A password as it is kept: parameters, salt and key, so that later ones can be made stronger.
 * @throws AppError 'passwords-busy' while too many are hashed
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  return stored(salt, await derive(password, salt, keyLength, chosen));
}

/** Equals no password: what is compared where there is none, so that an unknown account costs the same time. */
const nobodys = stored(randomBytes(saltLength), randomBytes(keyLength));

/**
 * Whether the password is the one that was kept. Without a hash it does the same work, and says no.
 * @throws AppError 'passwords-busy' while too many are hashed
 */
export async function passwordMatches(password: string, hash: string | null): Promise<boolean> {
  const [, N, r, p, salt, key] = (hash ?? nobodys).split('$');
  const expected = Buffer.from(key ?? '', 'base64url');
  const options = { N: Number(N), r: Number(r), p: Number(p), maxmem: 256 * 1024 * 1024 };
  const given = await derive(
    password,
    Buffer.from(salt ?? '', 'base64url'),
    expected.length || keyLength,
    options,
  );
  return sameBytes(given, expected) && hash !== null;
}
