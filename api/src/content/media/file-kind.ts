import { extname } from 'node:path';
import type { MediaKind } from '@nibras/contract/content/media/studio/shapes.ts';
import { fileTypeFromBuffer } from 'file-type';

/** What a file is, told by its content, and the extension under which it is stored. */
export interface FileKind {
  kind: MediaKind;
  extension: string;
}

/** How many bytes of a file's beginning are read to tell what it is. */
export const headBytes = 4100 + 4096;

const pictures = ['image/avif', 'image/gif', 'image/jpeg', 'image/png', 'image/webp'];
/** QuickTime is stored as MP4, into which its tracks are copied. */
const videos: Record<string, string> = {
  'video/mp4': 'mp4',
  'video/x-m4v': 'mp4',
  'video/quicktime': 'mp4',
  'video/webm': 'webm',
};
/** Documents and archives, and the extensions that they may have. */
const documents: Record<string, readonly string[]> = {
  'application/pdf': ['pdf'],
  'application/zip': ['zip'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'application/vnd.oasis.opendocument.presentation': ['odp'],
  'application/x-cfb': ['doc', 'xls', 'ppt'],
  'application/epub+zip': ['epub'],
  'application/gzip': ['gz', 'tgz'],
  'application/x-gzip': ['gz', 'tgz'],
  'application/x-tar': ['tar'],
  'application/x-7z-compressed': ['7z'],
  'application/x-rar-compressed': ['rar'],
  'application/x-sqlite3': ['sqlite', 'db'],
  'application/rtf': ['rtf'],
};
/** Texts and code, which nothing but their name tells. They are sent as downloads, never shown as pages. */
const texts = new Set(
  'bash bat c cc cfg conf cpp cs css csv dart diff env go gradle h hpp html ini ipynb java js json jsx kt less lock log lua m md mjs patch php pl ps1 py r rb rs rst sass scala scss sh sql swift tex toml ts tsv tsx txt vue xml yaml yml'.split(
    ' ',
  ),
);
const captionNames = new Set(['vtt', 'srt']);
const captionsKind: FileKind = { kind: 'captions', extension: 'vtt' };

const claims: [kind: MediaKind, extensions: RegExp][] = [
  ['image', /^(avif|bmp|gif|heic|ico|jpe?g|png|svg|tiff?|webp)$/],
  ['captions', /^(srt|vtt)$/],
  ['video', /^(avi|m3u8?|m4v|mkv|mov|mp4|mpd|mpe?g|webm|wmv)$/],
];
const claimedKind = (extension: string): MediaKind | undefined =>
  claims.find(([, pattern]) => pattern.test(extension))?.[0];

const playlist = /^\uFEFF?\s*(#EXTM3U|<\?xml[^>]*>\s*<MPD|<MPD|ffconcat )/i;

/** Whether bytes are text without control characters; a letter that the end cuts in two does not count. */
function isText(head: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
    return !/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text);
  } catch {
    return false;
  }
}

/**
 * Tells what a file is by its content; the name only tells kinds of text apart.
 * @returns null for what is not accepted: an unknown kind, a playlist, a content that belies the name
 */
export async function fileKind(head: Uint8Array, name: string): Promise<FileKind | null> {
  const extension = extname(name).slice(1).toLowerCase();
  if (playlist.test(Buffer.from(head.subarray(0, 300)).toString('utf8'))) return null;
  const type = (await fileTypeFromBuffer(head))?.mime;
  const known = type && !isTextType(type) ? ofType(type, extension) : null;
  // The mark of UTF-16 passes for sound, and old encodings for anything: captions are told by their name.
  const isCaptions = captionNames.has(extension) && known === null;
  const found = isCaptions
    ? captionsKind
    : (known ?? (type && !isTextType(type) ? null : ofText(head, extension)));
  const claimed = claimedKind(extension);
  return found && (claimed === undefined || claimed === found.kind) ? found : null;
}

/** Types that the content of texts may resemble. */
const isTextType = (type: string) => /xml|^text\//.test(type) && !(type in documents);

function ofType(type: string, extension: string): FileKind | null {
  if (pictures.includes(type)) return { kind: 'image', extension: 'webp' };
  const video = videos[type];
  if (video) return { kind: 'video', extension: video };
  const extensions = documents[type];
  if (!extensions?.[0]) return null;
  return {
    kind: 'document',
    extension: extensions.includes(extension) ? extension : extensions[0],
  };
}

function ofText(head: Uint8Array, extension: string): FileKind | null {
  return texts.has(extension) && isText(head) ? { kind: 'document', extension } : null;
}
