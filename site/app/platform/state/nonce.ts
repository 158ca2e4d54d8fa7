import { createContext, useContext } from 'react';

/**
 * The response's nonce while the server renders. Browsers hide it from the page and show an empty
 * attribute instead, so an empty text is what the browser has to render.
 */
export const NonceContext = createContext('');

/** For the rare inline script or style of our own. */
export function useNonce(): string {
  return useContext(NonceContext);
}
