import { ServerScript } from '#platform/browser/server-script.tsx';

/**
 * Runs before the header is painted: where this browser stores a session, it marks the root element, and the header
 * reserves space for the user (`in-data-returning:`) in place of the sign-in link, which the server renders for
 * everybody. The session itself decides moments later.
 */
const script = `try{if(sessionStorage.getItem('token')||localStorage.getItem('token')||
/"isAuthenticated":true/.test(localStorage.getItem('nibras')||''))
document.documentElement.dataset.returning=''}catch(e){}`;

/** The inline script of a returning user. */
export function ReturningScript() {
  return <ServerScript code={import.meta.env.SSR ? script : ''} />;
}
