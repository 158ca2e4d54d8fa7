import type { MetaArgs, MetaDescriptor } from 'react-router';
import { loadedMeta, type PageHead } from '#platform/head.ts';
import { mediaUrl } from '#platform/state/media.ts';
import type { RootData } from '#platform/state/site-config.ts';

/** The width that link previews ask for. */
const previewWidth = 1280;

/** `loadedMeta` for a head whose picture is a stored path: it lies on the API's host, which may be another. */
export function coverMeta(args: {
  loaderData: unknown;
  matches: MetaArgs['matches'];
  location: MetaArgs['location'];
}): MetaDescriptor[] {
  const root = args.matches.find((match) => match?.id === 'root')?.loaderData as
    | RootData
    | undefined;
  const head = (args.loaderData as { head?: PageHead } | undefined)?.head ?? {};
  const apiBaseUrl = root?.config.apiBaseUrl ?? '';
  const image = mediaUrl(head.image, { apiBaseUrl, width: previewWidth });
  return loadedMeta({ ...args, loaderData: { head: { ...head, image } } });
}
