import fc from 'fast-check';
import {
  hostileKey,
  hostileNumber,
  hostileText,
  hostileValue,
  pollution,
} from './hostile-values.ts';
import type { OfferedCall, Schema } from './offered-calls.ts';

/** Real values of the attacked server, which reach deeper code than random ones. */
export interface Known {
  ids: (string | number)[];
  texts: string[];
  picture: Buffer;
}

/** A request as it goes over the wire. */
export interface HostileRequest {
  as: 'visitor' | 'student' | 'teacher' | 'admin';
  method: string;
  /** Printable ASCII, with its query. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** Generates a valid value of a schema, from the real values where they fit. */
function fitting(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices?.length) return fc.oneof(...choices.map((choice) => fitting(choice, known)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum?.length) return fc.constantFrom(...schema.enum);
  const type = [schema.type].flat()[0];
  if (type === 'object') return fittingObject(schema, known);
  if (type === 'array') {
    return fc.array(fitting(schema.items ?? {}, known), { maxLength: 4 });
  }
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') {
    const numbers = known.ids.filter((id) => typeof id === 'number');
    return fc.oneof(fc.constantFrom(...numbers), fc.integer({ min: 0, max: 300 }));
  }
  const invented = fc.constantFrom('سلمى', 'كيف أبدأ؟', 'بايثون', '01001234567', '123456');
  return fc.oneof(fc.constantFrom(...known.texts), invented, fc.constantFrom(...known.ids));
}

const fittingObject = ({ properties = {} }: Schema, known: Known) =>
  fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, fitting(schema, known)]),
    ),
  );

/** Generates a field that is valid, hostile or missing. */
const field = (schema: Schema, known: Known) =>
  fc.oneof(
    { weight: 6, arbitrary: fitting(schema, known).map((value) => ({ value })) },
    { weight: 3, arbitrary: hostileValue.map((value) => ({ value })) },
    { weight: 1, arbitrary: fc.constant(null) },
  );

type Fields = [string, unknown][];

/** Generates the fields of a body: those of the schema, valid or hostile, and sometimes an unknown one. */
function fields(schema: Schema, known: Known): fc.Arbitrary<Fields> {
  const branches = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [schema];
  const named = branches.flatMap(({ properties = {} }) => Object.entries(properties));
  const own = fc.tuple(
    ...named.map(([name, inner]) =>
      field(inner, known).map((made): Fields => (made ? [[name, made.value]] : [])),
    ),
  );
  const extra = fc.oneof(
    { weight: 6, arbitrary: fc.constant<Fields>([]) },
    { weight: 1, arbitrary: pollution.map((pair): Fields => [pair]) },
    {
      weight: 1,
      arbitrary: fc.array(fc.tuple(hostileKey, hostileValue), { minLength: 1, maxLength: 3 }),
    },
    {
      weight: 1,
      arbitrary: fc
        .integer({ min: 60, max: 400 })
        .map((n) => Array.from({ length: n }, (_, at): [string, unknown] => [`f${at}`, at])),
    },
  );
  return fc.tuple(own, extra).map(([drawn, added]) => [...drawn.flat(), ...added]);
}

/** Like `JSON.stringify`, but writes `__proto__` like any other name. */
const objectText = (pairs: Fields) =>
  `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`;

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

interface Body {
  type: string;
  bytes: Buffer;
}

const jsonBody = (text: string): Body => ({
  type: 'application/json',
  bytes: Buffer.from(text),
});

const boundary = '----nibras-attack';
/** Quotes the name of a field or file carelessly, as some clients do. */
const quoted = (text: string) => text.replaceAll('"', '%22');

function formBody(pairs: Fields, file: { name: string; field: string; bytes: Buffer } | null) {
  const parts = pairs.map(([name, value]) =>
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"\r\n\r\n${asText(value)}\r\n`,
    ),
  );
  if (file) {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${file.field}"; filename="${quoted(file.name)}"\r\nContent-Type: image/png\r\n\r\n`;
    parts.push(Buffer.concat([Buffer.from(head), file.bytes, Buffer.from('\r\n')]));
  }
  const bytes = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${boundary}`, bytes };
}

const fileBytes = ({ picture }: Known) =>
  fc.oneof(
    fc.constantFrom(
      picture,
      picture.subarray(0, 40),
      Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      Buffer.from('GIF89a/*<svg onload=alert(1)>*/'),
      Buffer.from('%PDF-1.7\n'),
      Buffer.from('PK\u0003\u0004'),
      Buffer.alloc(0),
    ),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  );

const urlencoded = (pairs: Fields): Body => ({
  type: 'application/x-www-form-urlencoded',
  bytes: Buffer.from(
    pairs.map(([name, value]) => `${encoded(name)}=${encoded(asText(value) ?? '')}`).join('&'),
  ),
});

const brokenJson = fc.constantFrom(
  '{',
  '{"a":',
  '[1,',
  '"',
  'nul',
  '{"a":1,"a":2}',
  '\ufeff{}',
  '[]'.repeat(3),
  '{"__proto__":{"polluted":true}}',
  '['.repeat(50_000),
  '{"a":'.repeat(20_000),
  '1e999999',
  '"\\ud800"',
);

/** Generates a body of an accepted or an unsupported type. */
function bodyOf(schema: Schema, known: Known): fc.Arbitrary<Body | null> {
  const pairs = fields(schema, known);
  const file = fc.option(
    fc.record({
      name: hostileText,
      field: fc.constantFrom('attachment', 'profile_photo_path', 'file', '__proto__'),
      bytes: fileBytes(known),
    }),
  );
  const otherType = fc.constantFrom(
    'text/plain',
    'text/html',
    'application/xml',
    'application/json; charset=utf-7',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'application/octet-stream',
    '',
  );
  return fc.oneof(
    { weight: 8, arbitrary: pairs.map((drawn) => jsonBody(objectText(drawn))) },
    { weight: 2, arbitrary: hostileValue.map((value) => jsonBody(JSON.stringify(value))) },
    { weight: 1, arbitrary: brokenJson.map(jsonBody) },
    { weight: 3, arbitrary: fc.tuple(pairs, file).map(([drawn, sent]) => formBody(drawn, sent)) },
    { weight: 2, arbitrary: pairs.map(urlencoded) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(otherType, fc.uint8Array({ maxLength: 100 }))
        .map(([type, bytes]) => ({ type, bytes: Buffer.from(bytes) })),
    },
    { weight: 1, arbitrary: fc.constant(null) },
  );
}

/** Percent-encodes any text; a lone surrogate becomes the replacement character. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

/** Generates a text as a part of an address: encoded, encoded twice, or unencoded where HTTP allows it. */
const inAddress = (value: fc.Arbitrary<unknown>) =>
  fc.tuple(value, fc.constantFrom('once', 'twice', 'bare')).map(([drawn, how]) => {
    const text = String(asText(drawn) ?? '');
    if (how === 'twice') return encoded(encoded(text));
    return how === 'bare' && /^[!-~]*$/.test(text) ? text.replace(/[#]/g, '%23') : encoded(text);
  });

const tooLongFor = 7000;

function pathOf({ path, parameters }: OfferedCall, known: Known): fc.Arbitrary<string> {
  const names = [...path.matchAll(/\{(\w+|\*)\}/g)].map(([, name]) => name ?? '');
  const values = names.map((name) => {
    const schema = parameters.find((one) => one.in === 'path' && one.name === name)?.schema ?? {};
    return fc.oneof(
      { weight: 5, arbitrary: inAddress(fc.constantFrom(...known.ids)) },
      { weight: 1, arbitrary: inAddress(fitting(schema, known)) },
      { weight: 4, arbitrary: inAddress(fc.oneof(hostileText, hostileNumber)) },
    );
  });
  return fc.tuple(...values).map((drawn) => {
    let at = 0;
    return path.replace(/\{(\w+|\*)\}/g, () => drawn[at++] ?? '');
  });
}

function queryOf({ parameters }: OfferedCall, known: Known): fc.Arbitrary<string> {
  const named = parameters.filter((one) => one.in === 'query');
  const own = named.map(({ name, schema = {} }) =>
    fc.oneof(
      { weight: 4, arbitrary: fc.constant('') },
      { weight: 3, arbitrary: inAddress(fitting(schema, known)).map((v) => `${name}=${v}`) },
      { weight: 3, arbitrary: inAddress(hostileValue).map((v) => `${name}=${v}`) },
      { weight: 1, arbitrary: inAddress(hostileText).map((v) => `${name}=1&${name}=${v}`) },
      { weight: 1, arbitrary: inAddress(hostileText).map((v) => `${name}[]=${v}`) },
    ),
  );
  const extra = fc.oneof(
    { weight: 5, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: inAddress(hostileKey).map((name) => `${name}=1`) },
    { weight: 1, arbitrary: inAddress(hostileText).map((v) => `w=${v}`) },
    { weight: 1, arbitrary: fc.constantFrom('%', '&&&', '=', '?', '%zz=1', '__proto__[x]=1') },
  );
  return fc
    .tuple(...own, extra)
    .map((parts) => parts.filter(Boolean).join('&').slice(0, tooLongFor));
}

/** Header values that a client can send. */
const sendable = (text: string) => text.replace(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '?');

const oddHeaders = fc.constantFrom<[string, string]>(
  ['Range', 'bytes=0-'],
  ['Range', 'bytes=9999999999999999999-1,2-3,-5'],
  ['If-None-Match', '*'],
  ['If-Range', '"x"'],
  ['If-Modified-Since', 'yesterday'],
  ['Accept', 'application/xml'],
  ['Accept-Encoding', 'br;q=0.0001, gzip;q=nonsense, *;q=0'],
  ['Content-Encoding', 'gzip'],
  ['Accept-Language', 'x'.repeat(3000)],
  ['Cookie', `playback-proof=${'A'.repeat(43)}; playback-proof=../..`],
  ['Origin', 'https://elsewhere.example'],
  ['Origin', 'null'],
  ['Sec-Fetch-Site', 'same-origin'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['X-Original-URL', '/api/user'],
  ['X-Forwarded-Proto', 'gopher'],
  ['X-Forwarded-Host', 'elsewhere.example'],
  ['X-Request-Id', '"><script>alert(1)</script>'],
  ['X-Request-Id', 'a'.repeat(2000)],
  ['X-Socket-Id', '__proto__'],
  ['Expect', '100-continue'],
  ['Authorization', 'Bearer'],
  ['Authorization', `Bearer ${'A'.repeat(43)}`],
  ['Authorization', `Bearer ${'A'.repeat(5000)}`],
  ['Authorization', 'Basic YTpi'],
  ['Authorization', 'bearer undefined'],
);

/** Generates a call's own headers, some of them missing or hostile. */
const ownHeaders = ({ headers = {} }: OfferedCall) =>
  fc.record(
    Object.fromEntries(
      Object.entries(headers).map(([name, accepted]) => [
        name,
        fc.oneof(
          { weight: 6, arbitrary: fc.constantFrom<string | null>(...accepted) },
          { weight: 2, arbitrary: fc.constant(null) },
          { weight: 2, arbitrary: hostileText },
        ),
      ]),
    ),
  );

const callers = ['visitor', 'student', 'teacher', 'admin'] as const;

/** Generates requests to one call: by any caller, with any defect. */
export function hostileRequest(call: OfferedCall, known: Known): fc.Arbitrary<HostileRequest> {
  return fc
    .record({
      as: call.needsSession
        ? fc.constantFrom(...callers, 'student' as const, 'teacher' as const)
        : fc.constantFrom(...callers),
      path: pathOf(call, known),
      query: queryOf(call, known),
      body: call.body ? bodyOf(call.body, known) : fc.constant(null),
      own: ownHeaders(call),
      odd: fc.array(oddHeaders, { maxLength: 2 }),
      named: fc.option(hostileText, { freq: 6 }),
      address: fc.ipV4(),
    })
    .map(({ as, path, query, body, own, odd, named, address }) => ({
      as,
      method: call.method,
      path: (query ? `${path}?${query}` : path).slice(0, tooLongFor),
      headers: {
        // Each request has its own network address, or the rate limits would answer.
        'X-Forwarded-For': address,
        ...(named !== null && { 'User-Agent': sendable(named) }),
        ...(body && { 'Content-Type': body.type, 'Content-Length': String(body.bytes.length) }),
        ...Object.fromEntries(
          Object.entries(own).flatMap(([name, value]) =>
            value === null ? [] : [[name, sendable(value)]],
          ),
        ),
        ...Object.fromEntries(odd.map(([name, value]) => [name, sendable(value)])),
      },
      body: body?.bytes ?? null,
    }));
}
