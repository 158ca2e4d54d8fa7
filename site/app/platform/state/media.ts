import { useSiteConfig } from './site-config.ts';

/**
 * The URL of a stored file: absolute URLs stay unchanged, paths are resolved under /storage on the API's host. `width`
 * (px) requests a resized picture; a server that ignores it sends the original. Null for no path, and for the bare
 * storage root, which some servers send in place of no picture.
 */
export function mediaUrl(
  path: string | null | undefined,
  { apiBaseUrl, width }: { apiBaseUrl: string; width?: number },
): string | null {
  if (!path) return null;
  if (/^(https?:)?\/\//i.test(path) || path.startsWith('data:')) {
    return /\/storage\/?$/.test(path) ? null : path;
  }
  const inside = path.replace(/^\/+/, '').replace(/^storage(\/|$)/, '');
  if (inside === '') return null;
  const query = width ? `${inside.includes('?') ? '&' : '?'}w=${width}` : '';
  return `${apiBaseUrl}/storage/${inside}${query}`;
}

/** `mediaUrl` for this installation. */
export function useMediaUrl(): (path: string | null | undefined, width?: number) => string | null {
  const { apiBaseUrl } = useSiteConfig();
  return (path, width) => mediaUrl(path, width ? { apiBaseUrl, width } : { apiBaseUrl });
}
