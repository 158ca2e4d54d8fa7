import type { Config } from '#platform/config/config.ts';

/** An absolute address of the site, for a mail; on localhost without a configured public address. */
export const pageAddress = (
  { publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>,
  path: string,
): string => (publicUrl ?? `http://localhost:${port}`) + path;
