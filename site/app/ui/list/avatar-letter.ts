export const avatarColors = [
  'bg-avatar-1',
  'bg-avatar-2',
  'bg-avatar-3',
  'bg-avatar-4',
  'bg-avatar-5',
  'bg-avatar-6',
] as const;

/** The first letter of a name without titles like «د.» and «م.»; «؟» for an empty name. */
export function firstLetter(name: string): string {
  const words = name.trim().split(/\s+/);
  const word = words.find((part) => !part.endsWith('.')) ?? words[0] ?? '';
  return [...word][0]?.toLocaleUpperCase('ar') ?? '؟';
}

/** The same background colour for the same name, on the server and in the browser. */
export function avatarColor(name: string): (typeof avatarColors)[number] {
  let sum = 0;
  for (const char of name.trim()) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 1_000_003;
  return avatarColors[sum % avatarColors.length] ?? avatarColors[0];
}
