/**
 * The name of a hidden form field that only robots fill in. Such a form gets the usual response, but nothing is
 * stored. The name attracts robots, and browsers do not autofill it.
 */
export const honeypotName = 'homepage';

/** Whether the honeypot field was filled in. */
export const isHoneypotFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '';
