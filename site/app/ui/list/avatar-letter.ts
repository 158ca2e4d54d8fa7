export const avatarGrounds = [
  'bg-avatar-1',
  'bg-avatar-2',
  'bg-avatar-3',
  'bg-avatar-4',
  'bg-avatar-5',
  'bg-avatar-6',
] as const;

/** The first letter of a name, titles like «د.» and «م.» left out; «؟» when there is no name. */
export function firstLetter(name: string): string {
  const words = name.trim().split(/\s+/);
  const word = words.find((part) => !part.endsWith('.')) ?? words[0] ?? '';
  return [...word][0]?.toLocaleUpperCase('ar') ?? '؟';
}

/** Always the same ground for the same name, on the server and in the browser. */
export function avatarGround(name: string): (typeof avatarGrounds)[number] {
  let sum = 0;
  for (const sign of name.trim()) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return avatarGrounds[sum % avatarGrounds.length] ?? avatarGrounds[0];
}
