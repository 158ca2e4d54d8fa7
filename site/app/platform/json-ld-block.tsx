import { useIsServerRendered } from './browser/static-island.tsx';
import type { JsonLd } from './json-ld.ts';
import { jsonLdText } from './json-ld-text.ts';
import { useRootData } from './state/site-config.ts';

/**
 * Structured data of a part of the page, next to that of the head. Only the server renders it: `jsonLd` is null in the
 * browser, which keeps the block of the first view and renders none after a navigation. Pass the page's path as its
 * key.
 */
export function JsonLdBlock({ jsonLd }: { jsonLd: JsonLd | null }) {
  const serverRendered = useIsServerRendered();
  const origin = useRootData()?.origin;
  if (!origin || (!import.meta.env.SSR && !serverRendered)) return null;
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with «<» escaped, so no text can end the block
      dangerouslySetInnerHTML={{
        __html: import.meta.env.SSR && jsonLd ? jsonLdText(jsonLd, origin) : '',
      }}
    />
  );
}
