import type { ParsedUser } from '@nibras/contract/compat/parse-user.ts';

export type SessionUser = ParsedUser;

export type Session = {
  token: string;
  /** Null where the server sent none, or for a token of an earlier version of the site. */
  refreshToken: string | null;
  /** Milliseconds since 1970. */
  expiresAt: number;
};
