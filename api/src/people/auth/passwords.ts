import { randomBytes, type ScryptOptions, scrypt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { passwords as limits } from '@nibras/contract/limits.ts';
import { boundedQueue } from '#platform/bounded-queue.ts';
import { AppError } from '#platform/http/app-error.ts';
import { sameBytes } from '#platform/secrets/secrets.ts';

/**
 * One of the equally strong scrypt parameter sets in OWASP's password storage cheat sheet, chosen for its memory use
 * of 16 MB per hash.
 */
const parameters = { N: 2 ** 14, r: 8, p: 5 };
const saltLength = 16;
const keyLength = 32;

/**
 * The queue of all hashing in this process. Hashes run in libuv's thread pool, which also reads files and resolves
 * names, so they must not occupy all of its threads nor all processors.
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
        // Different keyboards encode the same letter in different ways.
        scrypt(password.normalize('NFKC'), salt, length, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}

const encode = (salt: Buffer, key: Buffer) =>
  [
    'scrypt',
    parameters.N,
    parameters.r,
    parameters.p,
    salt.toString('base64url'),
    key.toString('base64url'),
  ]
    .map(String)
    .join('$');

/**
 * Hashes a password for storage. The result contains parameters, salt and key, so that parameters can change later.
 * @throws AppError 'passwords-busy' if the queue is full
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  return encode(salt, await derive(password, salt, keyLength, parameters));
}

/** Matches no password. It is compared for unknown accounts, so that they take the same time. */
const dummyHash = encode(randomBytes(saltLength), randomBytes(keyLength));

/**
 * Whether the password matches the stored hash. Without a hash it does the same work and returns false.
 * @throws AppError 'passwords-busy' if the queue is full
 */
export async function passwordMatches(password: string, hash: string | null): Promise<boolean> {
  const [, N, r, p, salt, key] = (hash ?? dummyHash).split('$');
  const expected = Buffer.from(key ?? '', 'base64url');
  const options = { N: Number(N), r: Number(r), p: Number(p), maxmem: 256 * 1024 * 1024 };
  const derived = await derive(
    password,
    Buffer.from(salt ?? '', 'base64url'),
    expected.length || keyLength,
    options,
  );
  return sameBytes(derived, expected) && hash !== null;
}
