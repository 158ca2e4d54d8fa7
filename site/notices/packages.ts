import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A package that the product contains, as its package.json describes it. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** An SPDX expression; null where package.json states none. */
  licence: string | null;
  author: string | null;
  /** Where its source is. */
  source: string | null;
  /** An absolute path. */
  folder: string;
}

const root = join(import.meta.dirname, '../..');

/** Packages that are copied into the site, or compiled into its styles, and that no script imports. */
const copied = ['@ts-morph/common', 'pyodide', 'tailwindcss'].map((name) =>
  join(root, 'node_modules', name),
);

interface Described {
  name: string;
  version: string;
  license?: string;
  author?: string | { name?: string };
  repository?: string | { url?: string };
  homepage?: string;
}

const webAddress = (address: string) =>
  address
    .replace(/^git\+/, '')
    .replace(/^(?:git|ssh):\/\/(?:git@)?/, 'https://')
    .replace(/^(?:github:)?([\w.-]+\/[\w.-]+)$/, 'https://github.com/$1')
    .replace(/\.git$/, '');

function describe(folder: string): ShippedPackage {
  const described: Described = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, version, license, author, repository, homepage } = described;
  const address = typeof repository === 'string' ? repository : repository?.url;
  return {
    name,
    version,
    licence: license ?? null,
    author: (typeof author === 'string' ? author : author?.name)?.replace(/\s*[<(].*$/, '') ?? null,
    source: address ? webAddress(address) : (homepage ?? null),
    folder,
  };
}

/** The folders of the packages that the lock installs on a server, as far as this machine's platform has them. */
function installed(): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; link?: boolean }>;
  };
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path]) => join(root, path))
    .filter((folder) => existsSync(join(folder, 'package.json')));
}

/**
 * Every package that the product contains: what the lock installs on a server, what is compiled into the site's
 * scripts, and what is copied beside them. Sorted by name; a version occurs once.
 *
 * @param bundled folders of packages that builds have put into their files, absolute
 */
export function shippedPackages(bundled: readonly string[]): ShippedPackage[] {
  const folders = new Set([...installed(), ...bundled, ...copied]);
  const packages = new Map<string, ShippedPackage>();
  for (const folder of folders) {
    // Packages of the workspace are links, and our own.
    if (relative(root, folder).startsWith('..')) continue;
    const one = describe(folder);
    packages.set(`${one.name} ${one.version}`, one);
  }
  return [...packages.values()].sort(
    (one, other) =>
      one.name.localeCompare(other.name, 'en') || one.version.localeCompare(other.version, 'en'),
  );
}
