import { createContext, useContext } from 'react';

/** By this the server knows the inline scripts that are its own (`markedScripts`); there is none in the browser. */
export const ScriptMarkContext = createContext<string | undefined>(undefined);

/** For the rare inline script of our own: its `nonce` while it is rendered. */
export function useScriptMark(): string | undefined {
  return useContext(ScriptMarkContext);
}
