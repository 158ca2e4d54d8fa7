import { useScriptMark } from '#platform/state/script-mark.ts';

interface ServerScriptProps {
  /** Ours alone; '' in the browser (`import.meta.env.SSR`), which need not fetch it a second time. */
  code: string;
}

/** What runs while the page is read, before the scripts arrive. The browser lets stand what the server wrote. */
export function ServerScript({ code }: ServerScriptProps) {
  return (
    <script
      nonce={useScriptMark()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: ours alone, and marked
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
