import { useScriptMark } from '#platform/state/script-mark.ts';

interface ServerScriptProps {
  /**
   * Written by us, without user input. Pass '' in the browser (`import.meta.env.SSR`), so that the code is not part of
   * the bundle.
   */
  code: string;
}

/**
 * An inline script that runs while the browser parses the page, before the bundles load. Hydration leaves the server's
 * script unchanged.
 */
export function ServerScript({ code }: ServerScriptProps) {
  return (
    <script
      nonce={useScriptMark()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code without user input, marked for the policy
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
