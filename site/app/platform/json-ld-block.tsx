import { useIsServerRendered } from './browser/static-island.tsx';
import type { JsonLd } from './json-ld.ts';
import { jsonLdText } from './json-ld-text.ts';
import { useNonce } from './state/nonce.ts';
import { useRootData } from './state/site-config.ts';

/**
 * What search engines read of a part of the page, beside the head's own description. It stands under the nonce, so
 * that no reading of the security policy can take it for a foreign script. Only the server writes it: `described` is
 * null in the browser, which lets it stand for the first view and has none for the pages after that. It needs the
 * page's path as its key.
 */
export function JsonLdBlock({ described }: { described: JsonLd | null }) {
  const standing = useIsServerRendered();
  const nonce = useNonce();
  const origin = useRootData()?.origin;
  if (!origin || (!import.meta.env.SSR && !standing)) return null;
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      // Browsers hide the nonce from scripts, React among them.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, in which no text can end the block
      dangerouslySetInnerHTML={{
        __html: import.meta.env.SSR && described ? jsonLdText(described, origin) : '',
      }}
    />
  );
}
