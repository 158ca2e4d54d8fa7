import { ServerScript } from '#platform/browser/server-script.tsx';

/**
 * Runs before the header is painted: where this browser holds a session, the page root is marked, and
 * the header keeps room for the person (`in-data-returning:`) in place of the sign-in link that the
 * server wrote for everybody. What counts is decided by the session itself, moments later.
 */
const script = `try{if(sessionStorage.getItem('token')||localStorage.getItem('token')||
/"isAuthenticated":true/.test(localStorage.getItem('nibras')||''))
document.documentElement.dataset.returning=''}catch(e){}`;

export function ReturningScript() {
  return <ServerScript code={import.meta.env.SSR ? script : ''} />;
}
