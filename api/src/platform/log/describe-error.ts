/** What errors of Node, PostgreSQL and nodemailer say of themselves that holds nothing a person has sent. */
const kept = [
  'code',
  'statusCode',
  'responseCode',
  'command',
  'syscall',
  'address',
  'port',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
] as const;

/** Errors within errors are told this far, and this many of those that are side by side. */
const deepest = 4;
const widest = 5;

const longestText = 1000;

/** Texts that an error may quote, and no log may hold: what a failed query was given, codes, tokens, addresses. */
const secrets: readonly (readonly [RegExp, string])[] = [
  // A failed query names everything that it was given: mails with their codes, hashes, people's words.
  [/\nparams: [\s\S]*$/, ''],
  [/\/\/[^\s/@]*:[^\s/@]*@/g, '//…@'],
  [/[^\s<>"'(),;:=[\]]+@[^\s<>"'(),;:]+\.[^\s<>"'(),;:]+/g, '…@…'],
  [/\b(signature|token|code|password|auth|p256dh)=[^\s&"']+/gi, '$1=…'],
  [/\bbearer +\S+/gi, 'Bearer …'],
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, '…'],
  [/(?<!\d)\d{6}(?!\d)/g, '••••••'],
];

/** An error's text without what it quotes of people's secrets. */
export const withoutSecrets = (text: string): string =>
  secrets
    .reduce((left, [pattern, instead]) => left.replace(pattern, instead), text)
    .slice(0, longestText);

const framesOf = (stack: string | undefined) =>
  stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim()) ?? [];

/**
 * An error as the log may hold it: its kind, its text without secrets, where it was thrown, and what caused it. Any
 * other property stays out: libraries hang whole requests, rows and messages on their errors.
 */
export function describeError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { message: withoutSecrets(String(error)) };
  const described: Record<string, unknown> = {
    type: error.name,
    message: withoutSecrets(error.message),
  };
  for (const name of kept) {
    const value = (error as unknown as Record<string, unknown>)[name];
    if (typeof value === 'string') described[name] = withoutSecrets(value);
    else if (typeof value === 'number') described[name] = value;
  }
  const frames = framesOf(error.stack);
  if (frames.length > 0) described.stack = frames;
  if (depth < deepest && error.cause !== undefined) {
    described.cause = describeError(error.cause, depth + 1);
  }
  if (depth < deepest && error instanceof AggregateError) {
    described.errors = error.errors
      .slice(0, widest)
      .map((inner) => describeError(inner, depth + 1));
  }
  return described;
}
