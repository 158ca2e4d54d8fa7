import { createContext, use } from 'react';
import { obfuscationMark } from '#platform/session/obfuscate.ts';
import { tokenKey } from '#platform/session/tab-channel.ts';

/** What the server sends along with this page of `preloadScript`; there is none in the browser. */
export const PreloadScriptContext = createContext('');

export const usePreloadScript = () => use(PreloadScriptContext);

/**
 * Runs in the head of a member's page: asks for what the page cannot do without as soon as the browser has the first of
 * its lines, where the page's own scripts are a long way behind. `takePreloadedResponse` hands the answers to the calls that
 * are made for them. It knows a session where `readStoredSession` does; without one, or with one that has run out, it
 * does nothing.
 */
export function preloadScript(apiBaseUrl: string, paths: readonly string[]): string {
  if (paths.length === 0) return '';
  // No address can end the script.
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
