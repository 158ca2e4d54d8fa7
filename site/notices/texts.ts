import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ShippedPackage } from './packages.ts';

const { resolve } = createRequire(import.meta.url);

const licenceFile = /^(?:(?:un)?licen[cs]e|copying|notice|third.?party)/i;
/** Endings of scripts that are named so: `license.js` is no text. */
const script = /\.(?:[cm]?[jt]s|json|map)$/;

function filesOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => licenceFile.test(name) && !script.test(name))
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'utf8'));
}

/** The part of a README that says what a package contains, where it has one. */
function readmeSection(folder: string): string[] {
  const path = join(folder, 'README.md');
  if (!existsSync(path)) return [];
  const [, ...parts] = readFileSync(path, 'utf8').split(/^## /m);
  return parts.filter((part) => part.startsWith('Licensing'));
}

const tidy = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replace(/^\n+|\s+$/g, '');

/** The identifiers in an expression of SPDX: those of `MIT AND (OFL-1.1 OR ISC)` are three. */
export const identifiers = (expression: string): string[] =>
  expression.split(/[()\s]+/).filter((word) => word && !/^(?:AND|OR|WITH)$/.test(word));

/**
 * The text of a licence of SPDX with its blanks filled, or null for what is no identifier.
 *
 * @param holder who holds the rights
 */
export function standardText(identifier: string, holder: string): string | null {
  const path = join(resolve('spdx-license-list/package.json'), '../licenses', `${identifier}.json`);
  if (!existsSync(path)) return null;
  const { licenseText }: { licenseText: string } = JSON.parse(readFileSync(path, 'utf8'));
  return tidy(
    licenseText.replace(/<year>\s*/g, '').replace(/<(?:copyright holders?|owner)>/g, holder),
  );
}

/**
 * The texts under which a package may be passed on: its own files, else the standard texts of the licences that it
 * states, with its author as the holder. Empty if it states none.
 */
export function textsOf({ folder, licence, author, name }: ShippedPackage): string[] {
  const files = filesOf(folder);
  const own = [...files, ...readmeSection(folder)].map(tidy);
  if (files.length > 0) return own;
  const standard = identifiers(licence ?? '').flatMap(
    (identifier) => standardText(identifier, author ?? `the authors of ${name}`) ?? [],
  );
  return [...own, ...standard];
}
