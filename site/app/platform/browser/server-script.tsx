import { useNonce } from '#platform/state/nonce.ts';

interface ServerScriptProps {
  /** Ours alone; '' in the browser (`import.meta.env.SSR`), which need not fetch it a second time. */
  code: string;
}

/** What runs while the page is read, before the scripts arrive. The browser lets stand what the server wrote. */
export function ServerScript({ code }: ServerScriptProps) {
  return (
    <script
      nonce={useNonce()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: ours alone, under the nonce
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
