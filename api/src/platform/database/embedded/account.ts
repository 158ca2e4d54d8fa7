import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { EmbeddedPostgresError } from './embedded-error.ts';

/** The system user that PostgreSQL runs as; null where that is the user of this process. */
export type Account = { uid: number; gid: number; name: string } | null;

const ownName = 'nibras';
// Minimal shells and cron leave the folders of useradd out of PATH.
const env = { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin:/usr/bin:/bin` };

/**
 * Chooses the user for PostgreSQL, which refuses to run as root: the owner of an existing cluster, else `nibras`, which
 * is created if needed, else one that every system has.
 * @param cluster the cluster's folder, if it exists
 * @throws EmbeddedPostgresError when root cannot become another user here
 */
export function serverAccount(cluster: string | null): Account {
  if (process.getuid?.() !== 0) return null;
  const account =
    ownerOf(cluster) ??
    findUser(ownName) ??
    createUser() ??
    findUser('postgres') ??
    findUser('nobody');
  if (account) return account;
  throw new EmbeddedPostgresError(
    'PostgreSQL refuses to run as root, and no other user could be found or created here. ' +
      'Start as an ordinary user, or set DATABASE_URL.',
  );
}

function ownerOf(cluster: string | null): Account {
  const owner = cluster ? statSync(cluster, { throwIfNoEntry: false }) : undefined;
  if (!owner || owner.uid === 0) return null;
  return usable({ uid: owner.uid, gid: owner.gid, name: `user ${owner.uid}` });
}

function findUser(name: string): Account {
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    spawnSync('id', [flag, name], { env, encoding: 'utf8' }),
  );
  if (uid?.status !== 0 || gid?.status !== 0) return null;
  return usable({ uid: Number(uid.stdout), gid: Number(gid.stdout), name });
}

function createUser(): Account {
  const attempts = [
    [
      'useradd',
      '--system',
      '--user-group',
      '--no-create-home',
      '--home-dir',
      '/nonexistent',
      '--shell',
      '/bin/false',
      ownName,
    ],
    ['adduser', '-S', '-D', '-H', '-s', '/bin/false', ownName], // BusyBox
  ];
  for (const [command = '', ...args] of attempts) {
    if (spawnSync(command, args, { env, stdio: 'ignore' }).status === 0) return findUser(ownName);
  }
  return null;
}

/** In some containers a user exists but root cannot become that user. */
function usable(account: NonNullable<Account>): Account {
  const { uid, gid } = account;
  return uid !== 0 &&
    spawnSync('id', ['-u'], { env, uid, gid, cwd: '/', stdio: 'ignore' }).status === 0
    ? account
    : null;
}
