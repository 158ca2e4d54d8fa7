import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The network address of whom a page is rendered for. The page's own calls to the API must count for that visitor,
 * and not for the server that renders.
 */
export const clientAddress = new AsyncLocalStorage<string>();
