import type { JsonLd } from './json-ld.ts';
import { jsonLdText } from './json-ld-text.ts';
import { useNonce } from './state/nonce.ts';
import { useRootData } from './state/site-config.ts';

/**
 * What search engines read of a part of the page, beside the head's own description. It stands under the nonce, so
 * that no reading of the security policy can take it for a foreign script.
 */
export function JsonLdBlock({ described }: { described: JsonLd }) {
  const nonce = useNonce();
  const origin = useRootData()?.origin;
  if (!origin) return null;
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      // Browsers hide the nonce from scripts, React among them.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, in which no text can end the block
      dangerouslySetInnerHTML={{ __html: jsonLdText(described, origin) }}
    />
  );
}
