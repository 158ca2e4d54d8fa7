import { createContext, use } from 'react';
import { obfuscationMark } from '#platform/session/obfuscate.ts';
import { tokenKey } from '#platform/session/tab-channel.ts';

/** The `preloadScript` of the page that the server renders; '' in the browser. */
export const PreloadScriptContext = createContext('');

/** The script of `PreloadScriptContext`. */
export const usePreloadScript = () => use(PreloadScriptContext);

/**
 * A script in the head of a member's page: makes the page's essential calls as soon as the browser parses the head,
 * long before the page's own scripts. `takePreloadedResponse` hands the responses to the matching calls. It finds a
 * session where `readStoredSession` does; without one, or with an expired one, it does nothing.
 */
export function preloadScript(apiBaseUrl: string, paths: readonly string[]): string {
  if (paths.length === 0) return '';
  // Escaped, so that no path can end the script element.
  const calls = JSON.stringify(paths.map((path) => [path, apiBaseUrl + path])).replace(
    /</g,
    '\\u003c',
  );
  return `(function(k,t,h){try{k=JSON.parse(sessionStorage.getItem('${tokenKey}'));
if(k.expiresAt>Date.now())t=atob(k.value).split('${obfuscationMark}')[0]}catch(e){}
try{if(!(t=t||localStorage.getItem('${tokenKey}')))return;h=globalThis.preloadedCalls={token:t,began:Date.now(),calls:{}};
${calls}.forEach(function(c){(h.calls[c[0]]=fetch(c[1],{headers:{Accept:'application/json',
'X-Requested-With':'XMLHttpRequest',Authorization:'Bearer '+t}})).catch(function(){})})}catch(e){}})();`;
}
