import { session as limits } from '../limits.ts';

export interface ParsedSession {
  token: string;
  /** Null where the server gave none. */
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
 * Reads the session out of any answer that may carry one: the token is `data` as text, `data.token`,
 * `token` or `data.message`. It counts 24 hours from now, by this device's own
 * clock, which may be wrong by days and must only agree with itself. Null when there is no token.
 *
 * Written by hand and not as a schema: it is part of every page's first script.
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

/** The person in a sign-in answer, or null. */
export function parseSessionUser(answer: unknown): unknown {
  return field(answer, 'user') ?? field(field(answer, 'data'), 'user') ?? null;
}

/** What an answer says, or null. */
export const parseMessageText = (answer: unknown): string | null => text(field(answer, 'message'));
