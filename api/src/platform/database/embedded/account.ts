import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { EmbeddedPostgresError } from './embedded-error.ts';

/** The system user that PostgreSQL runs as; null where that is the user of this process. */
export type Account = { uid: number; gid: number; name: string } | null;

const ownName = 'nibras';
// Minimal shells and cron leave the folders of useradd out of PATH.
const env = { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin:/usr/bin:/bin` };

/**
 * PostgreSQL refuses to run as root, so for root an unprivileged user is found or made: the owner of
 * a cluster that exists, else `nibras`, else one that every system has.
 * @param cluster the cluster's folder, if there is one yet
 * @throws EmbeddedPostgresError when this system lets root become nobody else
 */
export function serverAccount(cluster: string | null): Account {
  if (process.getuid?.() !== 0) return null;
  const account =
    ownerOf(cluster) ?? named(ownName) ?? made() ?? named('postgres') ?? named('nobody');
  if (account) return account;
  throw new EmbeddedPostgresError(
    'PostgreSQL refuses to run as root, and no other user could be found or made here. ' +
      'Start as an ordinary user, or set DATABASE_URL.',
  );
}

function ownerOf(cluster: string | null): Account {
  const owner = cluster ? statSync(cluster, { throwIfNoEntry: false }) : undefined;
  if (!owner || owner.uid === 0) return null;
  return usable({ uid: owner.uid, gid: owner.gid, name: `user ${owner.uid}` });
}

function named(name: string): Account {
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    spawnSync('id', [flag, name], { env, encoding: 'utf8' }),
  );
  if (uid?.status !== 0 || gid?.status !== 0) return null;
  return usable({ uid: Number(uid.stdout), gid: Number(gid.stdout), name });
}

function made(): Account {
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
    if (spawnSync(command, args, { env, stdio: 'ignore' }).status === 0) return named(ownName);
  }
  return null;
}

/** Containers may know a user and still not let root become that user. */
function usable(account: NonNullable<Account>): Account {
  const { uid, gid } = account;
  return uid !== 0 &&
    spawnSync('id', ['-u'], { env, uid, gid, cwd: '/', stdio: 'ignore' }).status === 0
    ? account
    : null;
}
