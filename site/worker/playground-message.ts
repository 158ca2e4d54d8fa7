/** Whether a page asks that the playground be kept for offline use: it does at each visit. */
export const isKeepMessage = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  (data as { type?: unknown }).type === 'keep-playground';
