/**
 * Joins class names and drops falsy values. No two of them may set the same property, since the order in the style
 * sheet would decide: to override a class of a component, mark the overriding class with `!`. Browser tests check every
 * screen.
 */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
