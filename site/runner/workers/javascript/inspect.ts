const lineWidth = 72;
const depthMax = 3;
const itemsMax = 100;

const quote = (text: string) => {
  const mark = !text.includes("'") ? "'" : !text.includes('"') ? '"' : '`';
  const escaped = text.replace(/[\\\n\t\r]/g, (letter) => JSON.stringify(letter).slice(1, -1));
  return mark + (mark === '`' ? escaped.replaceAll('`', '\\`') : escaped) + mark;
};

const keyText = (key: string | symbol) => {
  if (typeof key === 'symbol') return `[${String(key)}]`;
  return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key) ? key : quote(key);
};

function primitive(value: unknown): string | null {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (Object.is(value, -0)) return '-0';
  if (typeof value === 'symbol' || value === null || !/object|function/.test(typeof value)) {
    return String(value);
  }
  return null;
}

function functionText(value: () => unknown): string {
  const isClass = /^class\b/.test(Function.prototype.toString.call(value));
  const { name } = value;
  if (isClass) return `[class ${name || '(anonymous)'}]`;
  const kind = Object.getPrototypeOf(value)?.constructor?.name ?? 'Function';
  return name ? `[${kind}: ${name}]` : `[${kind} (anonymous)]`;
}

/** The name of a value's class where it tells something, with a space. */
function classPrefix(value: object, usual: string): string {
  const name = Object.getPrototypeOf(value)?.constructor?.name;
  if (Object.getPrototypeOf(value) === null) return '[Object: null prototype] ';
  return name && name !== usual ? `${name} ` : '';
}

function joined(open: string, parts: string[], close: string, indent: string): string {
  if (parts.length === 0) return open + close;
  const line = `${open} ${parts.join(', ')} ${close}`;
  if (line.length + indent.length <= lineWidth && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => `${indent}  ${part}`).join(',\n')}\n${indent}${close}`;
}

function limited<T>(values: Iterable<T>, size: number, text: (value: T) => string): string[] {
  const parts: string[] = [];
  for (const value of values) {
    if (parts.length === itemsMax) break;
    parts.push(text(value));
  }
  if (size > itemsMax) parts.push(`... ${size - itemsMax} more items`);
  return parts;
}

/** The text of a value as Node's console shows it: strings inside others with quotes, nested objects to a depth. */
export function inspect(value: unknown, indent = '', depth = 0, seen: object[] = []): string {
  const simple = primitive(value);
  if (simple !== null) return simple;
  const object = value as object;
  if (seen.includes(object)) return '[Circular *1]';
  if (object instanceof Error) return errorText(object);
  if (object instanceof Date) {
    return Number.isNaN(object.getTime()) ? 'Invalid Date' : object.toISOString();
  }
  if (object instanceof RegExp) return String(object);
  if (object instanceof Promise) return 'Promise {}';
  const within = [...seen, object];
  const inner = (item: unknown) => inspect(item, `${indent}  `, depth + 1, within);
  const property = (key: string | symbol) => {
    const descriptor = Object.getOwnPropertyDescriptor(object, key);
    if (descriptor?.get)
      return `${keyText(key)}: ${descriptor.set ? '[Getter/Setter]' : '[Getter]'}`;
    return `${keyText(key)}: ${inner(descriptor?.value)}`;
  };
  const keys = Reflect.ownKeys(object).filter((key) =>
    Object.prototype.propertyIsEnumerable.call(object, key),
  );
  if (typeof object === 'function') {
    const text = functionText(object as () => unknown);
    return keys.length === 0 ? text : joined(`${text} {`, keys.map(property), '}', indent);
  }
  const isList = Array.isArray(object) || ArrayBuffer.isView(object);
  if (depth >= depthMax && (keys.length > 0 || object instanceof Map || object instanceof Set)) {
    return isList ? '[Array]' : `[${classPrefix(object, '').trim() || 'Object'}]`;
  }
  if (isList && !(object instanceof DataView)) {
    const list = object as unknown[];
    const prefix = classPrefix(object, 'Array');
    const parts = listParts(list, inner);
    const extra = keys.filter((key) => !/^\d+$/.test(String(key))).map(property);
    const name = prefix ? `${prefix.trim()}(${list.length}) ` : '';
    return joined(`${name}[`, [...parts, ...extra], ']', indent);
  }
  if (object instanceof Map) {
    const parts = limited(object, object.size, ([key, item]) => `${inner(key)} => ${inner(item)}`);
    return joined(`Map(${object.size}) {`, parts, '}', indent);
  }
  if (object instanceof Set) {
    return joined(`Set(${object.size}) {`, limited(object, object.size, inner), '}', indent);
  }
  if (object instanceof Number || object instanceof String || object instanceof Boolean) {
    return `[${object.constructor.name}: ${inspect(object.valueOf())}]`;
  }
  return joined(
    `${classPrefix(object, 'Object')}{`,
    limited(keys, keys.length, property),
    '}',
    indent,
  );
}

function listParts(list: ArrayLike<unknown>, inner: (item: unknown) => string): string[] {
  const parts: string[] = [];
  let index = 0;
  while (index < list.length && parts.length < itemsMax) {
    let end = index;
    while (end < list.length && !(end in list)) end += 1;
    const empty = end - index;
    if (empty > 0) parts.push(`<${empty} empty item${empty === 1 ? '' : 's'}>`);
    else parts.push(inner(list[index]));
    index = empty > 0 ? end : index + 1;
  }
  if (index < list.length) parts.push(`... ${list.length - index} more items`);
  return parts;
}

/** An error as a program prints it, without the addresses of our own frames. */
export function errorText(error: Error): string {
  const head = error.message ? `${error.name}: ${error.message}` : String(error.name);
  return error.cause === undefined ? head : `${head} { [cause]: ${inspect(error.cause)} }`;
}
