import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The network address of the visitor for whom a page is rendered. The page's own calls to the API count for the
 * visitor's rate limits, not for the rendering server's.
 */
export const clientAddress = new AsyncLocalStorage<string>();
