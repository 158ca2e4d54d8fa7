import { randomBytes } from 'node:crypto';
import { privateFolder } from '#platform/storage/storage.ts';
import type { FileKind } from './file-kind.ts';

/**
 * Returns a new path in storage. Of the sender's name only Latin letters and digits remain, so that it leads nowhere and
 * needs no escaping. Pictures are public; videos, captions and documents open by signed addresses, or where what visitors
 * see shows them to everybody.
 */
export function newMediaPath(name: string, { kind, extension }: FileKind): string {
  const stem = (name.split(/[\\/]/).pop() ?? '')
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  const folder = kind === 'image' ? '' : privateFolder;
  return `${folder}media/${randomBytes(9).toString('hex')}/${stem || kind}.${extension}`;
}

/** The sender's name as the library shows it: one line without folders and control characters. */
export function displayName(name: string, maxLength: number): string {
  const last = name.split(/[\\/]/).pop() ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control and direction characters are what is removed
  const clean = last.replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
  return [...clean.trim()].slice(0, maxLength).join('') || 'ملف';
}
