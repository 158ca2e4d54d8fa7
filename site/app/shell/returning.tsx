import { ServerScript } from '#platform/browser/server-script.tsx';

/**
 * Runs before the header is painted: where this browser stores a session, it marks the root element, and the header
 * reserves space for the user (`in-data-returning:`) in place of the sign-in link, which the server renders for
 * everybody. The session itself decides moments later. And it notes on a button (`data-early`) that it was pressed, which may
 * be before the scripts are there; `useEarlyPress` does then what was asked for.
 */
const script = `try{if(sessionStorage.getItem('token')||localStorage.getItem('token')||
/"isAuthenticated":true/.test(localStorage.getItem('nibras')||''))
document.documentElement.dataset.returning=''}catch(e){}
document.addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('[data-early]');
if(b)b.dataset.pressed=''},true)`;

/** The inline script of a returning user. */
export function ReturningScript() {
  return <ServerScript code={import.meta.env.SSR ? script : ''} />;
}
