/** What the sign-in pages hand to the verification page in the navigation's state. */
export interface VerifyState {
  email: string;
  /** Given at registration; sent again with each code. */
  name?: string;
}

/** Reads the state, which a reload or a hand-typed address may have lost. */
export function verifyState(state: unknown): VerifyState | null {
  if (typeof state !== 'object' || state === null) return null;
  const { email, name } = state as Partial<Record<keyof VerifyState, unknown>>;
  if (typeof email !== 'string' || !email.includes('@')) return null;
  return typeof name === 'string' ? { email, name } : { email };
}
