import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** A first start waits for every package, so a new one is a decision: raise this in the commit that adds it. */
const mostPackages = 542;

interface LockedPackage {
  link?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
type Packages = Record<string, LockedPackage>;

const root = join(import.meta.dirname, '..');
const { packages }: { packages: Packages } = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
);

/** Every platform counts the packages of this one, so that the count does not depend on where the test runs. */
const fits = ({ os, cpu, libc }: LockedPackage) =>
  (os?.includes('linux') ?? true) &&
  (cpu?.includes('x64') ?? true) &&
  (libc?.includes('glibc') ?? true);

/** The path in the lock to which a package's dependency resolves: its own folder first, then those above. */
function resolve(path: string, name: string, locked: Packages): string | undefined {
  const parts = path.split('/node_modules/');
  const folders = parts.map((_, index) =>
    parts.slice(0, parts.length - index).join('/node_modules/'),
  );
  return [
    ...folders.map((folder) => `${folder}/node_modules/${name}`),
    `node_modules/${name}`,
  ].find((candidate) => candidate in locked);
}

/** The packages that `npm ci --include=dev --workspaces` installs, optional peers that the lock has among them. */
function installedAtStart(locked: Packages): Set<string> {
  const installed = new Set<string>();
  const waiting = ['contract', 'api', 'site'];
  for (const path of waiting) {
    const { dependencies, optionalDependencies, peerDependencies, devDependencies } =
      locked[path] ?? {};
    const development = path.includes('node_modules/') ? {} : devDependencies;
    const names = { ...dependencies, ...optionalDependencies, ...peerDependencies, ...development };
    for (const name of Object.keys(names)) {
      const found = resolve(path, name, locked);
      const entry = found ? locked[found] : undefined;
      if (!found || !entry || entry.link || installed.has(found) || !fits(entry)) continue;
      installed.add(found);
      waiting.push(found);
    }
  }
  return installed;
}

test('a start installs no more packages than was decided', () => {
  expect(installedAtStart(packages).size).toBeLessThanOrEqual(mostPackages);
});

test('a start installs four of the packages that only tests and checks use, and no other', () => {
  const installed = installedAtStart(packages);
  const { devDependencies = {} } = packages[''] ?? {};
  const workspaces = ['contract', 'api', 'site'].map((name) => packages[name] ?? {});
  const shared = new Set(
    workspaces.flatMap(({ dependencies, devDependencies: development }) =>
      Object.keys({ ...dependencies, ...development }),
    ),
  );
  const names = Object.keys(devDependencies).filter((name) => !shared.has(name));
  // Optional peers of the product's packages: npm installs those that the lock has.
  const optionalPeers = ['@types/node', '@types/pg', '@types/react', '@types/react-dom'];
  expect(names.filter((name) => installed.has(`node_modules/${name}`))).toEqual(optionalPeers);
});

test('a package that a workspace adds is counted with its own', () => {
  const site = packages.site ?? {};
  const grown = {
    ...packages,
    site: { ...site, dependencies: { ...site.dependencies, added: '1.0.0' } },
    'node_modules/added': { dependencies: { below: '1.0.0' } },
    'node_modules/added/node_modules/below': {},
  };
  expect(installedAtStart(grown).size).toBe(installedAtStart(packages).size + 2);
});
