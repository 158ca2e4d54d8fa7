/**
 * Joins class names and drops what is false. No two of them may set the same property, since the style sheet's order
 * would decide: whoever overrides a component's class marks the own one with `!`. Browser tests check every screen.
 */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
