import { markShapes } from '@nibras/contract/site/mark.ts';

/**
 * Our own icons, on a 24 × 24 grid and with the stroke of Lucide's icons, so that both match. Only `icons.svg` is
 * generated from it; no page loads this file.
 */
export const drawings: Record<string, string> = {
  /** The mark, in the colours of the theme, on a grid of its own. */
  mark: markShapes({ body: 'var(--lamp-body)', flame: 'var(--lamp-flame)' }),
  /** A hanging lantern with its flame. */
  lamp:
    '<path d="M12 1.75V4M7.5 8.25 12 4l4.5 4.25"/>' +
    '<path d="M6.75 8.25h10.5L19 13l-2.5 5.5h-9L5 13z"/>' +
    '<path d="M9 18.5V21.5h6v-3"/>' +
    '<path d="M12 10.75c.4 1.5 1.9 2.25 1.9 3.9a1.9 1.9 0 0 1-3.8 0c0-1.65 1.5-2.4 1.9-3.9z"/>',
  /** The eight-fold star, drawn as its two squares. */
  'eight-fold':
    '<path d="M5.28 5.28h13.44v13.44H5.28z"/>' + '<path d="M12 2.5 21.5 12 12 21.5 2.5 12z"/>',
  /** A course: an open book with a flame over it. */
  'lit-book':
    '<path d="M12 21.25c-1.9-1.4-4.9-2-9-2v-9.5c4.1 0 7.1.6 9 2 1.9-1.4 4.9-2 9-2v9.5c-4.1 0-7.1.6-9 2z"/>' +
    '<path d="M12 11.75v9.5"/>' +
    '<path d="M12 1.75c.4 1.7 2.1 2.4 2.1 4.1a2.1 2.1 0 0 1-4.2 0c0-1.7 1.7-2.4 2.1-4.1z"/>',
  /** A chapter: a sheet with a bookmark. */
  leaves:
    '<path d="M5 3.5h14v17H5z"/>' +
    '<path d="M8.5 12.5h7M8.5 16h7"/>' +
    '<path d="M13 3.5v5.75L14.75 8l1.75 1.25V3.5"/>',
  'mark-facebook':
    '<circle cx="12" cy="12" r="9.25"/>' +
    '<path d="M11.5 21V10.75c0-1.75 1-2.75 2.5-2.75h1.25M9 13.25h5.5"/>',
  'mark-linkedin':
    '<rect x="3" y="3" width="18" height="18" rx="3"/>' +
    '<path d="M7.5 10.75v6M7.5 7.4v.1M11.5 16.75v-6M11.5 13.5c0-1.75 1-2.75 2.5-2.75s2.5 1 2.5 2.75v3.25"/>',
  'mark-telegram':
    '<path d="m21 4.25-3 15.5-6.25-4.5L8.5 18.5l-.75-5.75L3 11z"/>' +
    '<path d="m7.75 12.75 9-5.25-5 7.75"/>',
  'mark-whatsapp':
    '<path d="M3 21l1.4-4.6A9 9 0 1 1 7.8 19.7z"/>' +
    '<path d="M9 8.25c-.75.75-.75 2 .75 4s3.25 3 4.5 2.75c.75-.15 1.25-.75 1.25-1.5l-2-.75-.9.9c-1-.4-1.85-1.25-2.25-2.25l.9-.9-.75-2z"/>',
  'mark-x': '<path d="M4 4h3.6L20 20h-3.6zM19.25 4l-6 6.75M10.6 13.4 4.75 20"/>',
  'mark-youtube':
    '<rect x="2.5" y="5.25" width="19" height="13.5" rx="4"/>' +
    '<path d="m10.25 9 4.75 3-4.75 3z" fill="currentColor"/>',
  /** The GitHub mark. */
  'mark-github':
    '<path d="M9.25 21v-3.25c-3.5.9-4.25-1.5-5.75-2"/>' +
    '<path d="M14.75 21v-3.6c0-1-.3-1.65-.75-2.05 2.7-.35 5.25-1.5 5.25-5.6 0-1.2-.45-2.3-1.2-3.1.15-.45.45-1.6-.15-3.15 0 0-1.1-.3-3.4 1.25a11.6 11.6 0 0 0-6 0C6.2 3.2 5.1 3.5 5.1 3.5c-.6 1.55-.3 2.7-.15 3.15a4.5 4.5 0 0 0-1.2 3.1c0 4.1 2.55 5.25 5.25 5.6-.45.4-.75 1.05-.75 2.05"/>',
};
