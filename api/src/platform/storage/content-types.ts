import { extname } from 'node:path';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.ts': 'video/mp2t',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.xls': 'application/vnd.ms-excel',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.zip': 'application/zip',
};

/**
 * Returns the type with which a stored file is served. The server chose the file names, so their extensions are safe.
 */
export const contentType = (path: string) =>
  types[extname(path).toLowerCase()] ?? 'application/octet-stream';

/** Whether a type is a picture that browsers show. */
export const isPicture = (type: string) => /^image\/(avif|gif|jpeg|png|webp)$/.test(type);

/** Whether a file may be shown inline in the browser; everything else is a download. */
export const isInline = (type: string) =>
  isPicture(type) || /^(video\/|application\/(pdf|vnd\.apple\.mpegurl)|text\/vtt)/.test(type);
