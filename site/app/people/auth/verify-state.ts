/** The navigation state that the sign-in pages pass to the verification page. */
export interface VerifyState {
  email: string;
  /** Only at registration; sent again with each code request. */
  name?: string;
}

/** Parses the navigation state; null when it is missing, for example after typing the URL. */
export function verifyState(state: unknown): VerifyState | null {
  if (typeof state !== 'object' || state === null) return null;
  const { email, name } = state as Partial<Record<keyof VerifyState, unknown>>;
  if (typeof email !== 'string' || !email.includes('@')) return null;
  return typeof name === 'string' ? { email, name } : { email };
}
