import { createContext, useContext } from 'react';

/** The response's nonce while the server renders; undefined in the browser, which hides nonces. */
export const NonceContext = createContext<string | undefined>(undefined);

/** For the rare inline script or style of our own. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
