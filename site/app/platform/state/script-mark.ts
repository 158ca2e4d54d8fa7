import { createContext, useContext } from 'react';

/** The mark by which the server recognises its own inline scripts (`markedScripts`); undefined in the browser. */
export const ScriptMarkContext = createContext<string | undefined>(undefined);

/** The `nonce` of an inline script of ours during server rendering. */
export function useScriptMark(): string | undefined {
  return useContext(ScriptMarkContext);
}
