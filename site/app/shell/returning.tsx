import { useNonce } from '#platform/state/nonce.ts';

/**
 * Runs before the header is painted: where this browser holds a session, the page root is marked, and
 * the header keeps room for the person (`in-data-returning:`) in place of the sign-in link that the
 * server wrote for everybody. What counts is decided by the session itself, moments later.
 */
const script = `try{if(sessionStorage.getItem('token')||localStorage.getItem('token')||
/"isAuthenticated":true/.test(localStorage.getItem('nibras')||''))
document.documentElement.dataset.returning=''}catch(e){}`;

export function ReturningScript() {
  const nonce = useNonce();
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, under the nonce
      dangerouslySetInnerHTML={{ __html: script }}
    />
  );
}
