import { createContext, useContext } from 'react';

/** The nonce of the response that brought the page, the same on both sides. */
export const NonceContext = createContext<string | undefined>(undefined);

/** For the rare inline script or style of our own. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
