/**
 * The field that no person sees and a robot fills in: such a form is answered as any other, and nothing is kept.
 * Its name invites robots and is nothing that browsers fill in by themselves.
 */
export const honeypotName = 'homepage';

/** Whether the trap was filled. */
export const isHoneypotFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '';
