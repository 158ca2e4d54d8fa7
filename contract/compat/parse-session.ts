import { session as limits } from '../limits.ts';

export interface ParsedSession {
  token: string;
  /** Null if the server sent none. */
  refreshToken: string | null;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;

/**
 * Parses the session in a response: the token is the string `data`, `data.token`, `token` or `data.message`. It
 * expires 24 hours from now by this device's clock, which may be wrong but is compared only with itself.
 * Written without a schema library, because it is part of every page's first script.
 * @returns null without a token
 */
export function parseSession(answer: unknown, now: number): ParsedSession | null {
  const data = field(answer, 'data');
  const token =
    text(data) ??
    text(field(data, 'token')) ??
    text(field(answer, 'token')) ??
    text(field(data, 'message'));
  if (!token) return null;
  const refreshToken = text(field(answer, 'refresh_token')) ?? text(field(data, 'refresh_token'));
  return { token, refreshToken, expiresAt: now + limits.accessLifetime };
}

/** The person in the response of a sign-in, or null. */
export function parseSessionUser(answer: unknown): unknown {
  return field(answer, 'user') ?? field(field(answer, 'data'), 'user') ?? null;
}

/** Whether the sign-in created an account without a name. Servers of the specification do not say. */
export const parseNameNeeded = (answer: unknown): boolean => field(answer, 'name_needed') === true;

/** The message of a response, or null. */
export const parseMessageText = (answer: unknown): string | null => text(field(answer, 'message'));
