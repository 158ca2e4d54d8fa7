import { browserConfig, useRootData } from './site-config.ts';

/*
 * What a server can do beyond the specification is known here alone: everything that was added hangs on it.
 */

/** Whether the server has what this product adds to the specification. In a component. */
export const useOwnServer = (): boolean => useRootData()?.config.own ?? false;

/** The same outside of components, in the browser. */
export const isOwnServer = (): boolean => browserConfig().own;
