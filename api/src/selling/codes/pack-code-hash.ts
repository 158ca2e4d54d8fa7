import type { Secrets } from '#platform/secrets/secrets.ts';

/** What is stored of a code: without the installation's key nobody can tell codes from it. */
export const packCodeHash = (secrets: Secrets, code: string): Buffer =>
  secrets.sign('pack-code', code);
