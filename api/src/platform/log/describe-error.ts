/** Properties of errors from Node, PostgreSQL and nodemailer that never contain user input. */
const safeProperties = [
  'code',
  'statusCode',
  'status',
  'status_code',
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

/** Limits of nested causes and of the errors of an AggregateError. */
const maxDepth = 4;
const maxErrors = 5;

const maxTextLength = 1000;

/** A word, or `…@…` for an e-mail address, also one at a bracketed domain, where the word ends with its `@`. */
function withoutAddress(word: string): string {
  const at = word.indexOf('@', 1);
  const domain = word.slice(at + 1);
  return at > 0 && (domain === '' || domain.includes('.')) ? '…@…' : word;
}

/** Patterns of secrets that an error may quote and no log may contain: query parameters, codes, tokens, addresses. */
const secrets: readonly (readonly [RegExp, string | ((word: string) => string)])[] = [
  // A failed query lists its parameters: mails with their codes, hashes, people's texts.
  [/\nparams: [\s\S]*$/, ''],
  [/\/\/[^\s/@:]*:[^\s/@]*@/g, '//…@'],
  [/[^\s<>"'(),;:=[\]]+/g, withoutAddress],
  [/\b(signature|token|code|password|auth|p256dh)=[^\s&"']+/gi, '$1=…'],
  [/\bbearer +\S+/gi, 'Bearer …'],
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, '…'],
  [/(?<!\d)\d{6}(?!\d)/g, '••••••'],
];

/** Removes secrets from an error's text and shortens it. */
export const withoutSecrets = (text: string): string =>
  secrets
    .reduce(
      // Both overloads of `replace` take their replacement as it is.
      (current, [pattern, replacement]) => current.replace(pattern, replacement as string),
      text,
    )
    .slice(0, maxTextLength);

const framesOf = (stack: string | undefined) =>
  stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim()) ?? [];

/** The most property names of a thrown object that are logged. */
const maxNames = 20;

type Properties = Record<string, unknown>;

/** A property of something that anybody may have thrown: a getter may throw in its turn. */
function propertyOf(thrown: object, name: string): unknown {
  try {
    return (thrown as Properties)[name];
  } catch {
    return undefined;
  }
}

function safeOf(thrown: object): Properties {
  const described: Properties = {};
  for (const name of safeProperties) {
    const value = propertyOf(thrown, name);
    if (typeof value === 'string') described[name] = withoutSecrets(value);
    else if (typeof value === 'number') described[name] = value;
  }
  return described;
}

/** A thrown object that is no error: the names of its properties, because what they hold may be secret. */
function describeObject(thrown: object, depth: number): Properties {
  const [message, maker, inner] = ['message', 'constructor', 'error'].map((name) =>
    propertyOf(thrown, name),
  );
  return {
    type: typeof maker === 'function' ? maker.name : 'object',
    message: typeof message === 'string' ? withoutSecrets(message) : 'no error, but an object',
    ...safeOf(thrown),
    properties: Object.keys(thrown).slice(0, maxNames).map(withoutSecrets),
    ...(depth < maxDepth && inner instanceof Error && { cause: describeError(inner, depth + 1) }),
  };
}

/**
 * The text of something that was thrown, without secrets. An object that is no error becomes JSON of its description and
 * never `[object Object]`.
 */
export function errorMessage(thrown: unknown): string {
  if (thrown instanceof Error) return withoutSecrets(`${thrown.name}: ${thrown.message}`);
  if (typeof thrown === 'object' && thrown !== null) {
    return JSON.stringify(describeObject(thrown, 0)).slice(0, maxTextLength);
  }
  return withoutSecrets(String(thrown));
}

/**
 * Describes an error for the log: its type, its text without secrets, its stack and its causes. Other properties are
 * left out, because libraries attach whole requests, rows and messages to their errors.
 */
export function describeError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) {
    return typeof error === 'object' && error !== null
      ? describeObject(error, depth)
      : { message: withoutSecrets(String(error)) };
  }
  const described: Properties = {
    type: error.name,
    message: withoutSecrets(error.message),
    ...safeOf(error),
  };
  const frames = framesOf(error.stack);
  if (frames.length > 0) described.stack = frames;
  if (depth < maxDepth && error.cause !== undefined) {
    described.cause = describeError(error.cause, depth + 1);
  }
  if (depth < maxDepth && error instanceof AggregateError) {
    described.errors = error.errors
      .slice(0, maxErrors)
      .map((inner) => describeError(inner, depth + 1));
  }
  return described;
}
