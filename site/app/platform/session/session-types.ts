import type { CurrentPerson } from '@nibras/contract/auth.ts';

/** The signed-in person as any server of the specification sends them: only id or email is certain. */
export type SessionUser = Partial<CurrentPerson>;

export type Session = {
  token: string;
  /** Null where the server gave none, or for a token of an earlier version of the site. */
  refreshToken: string | null;
  /** Milliseconds since 1970. */
  expiresAt: number;
};
