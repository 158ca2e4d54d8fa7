import type { World } from '../testing/access/world.ts';
import type { HostileRequest } from './hostile-requests.ts';
import { longestText, placesIn, withText } from './text-places.ts';
import type { ValidCall } from './valid-calls.ts';

type Sent = Pick<HostileRequest, 'method' | 'path' | 'headers' | 'body'>;

/** A place of a call that takes a text. */
export interface CallPlace {
  name: string;
  longest: number;
  /** Whether the text is a part of the body: then a 404 is not about the text. */
  inBody: boolean;
  request(world: World, text: string): Promise<Sent>;
}

/** Bytes of an address, below the limit of a request's head. */
export const longestAddress = 14_000;
/** Characters of a text in a form, whose fields may have 64 kB. */
const longestField = 20_000;

/** A text in an address: as it is where HTTP allows it, else percent-encoded, and cut where it would be too long. */
export function textInAddress(text: string, longest = longestAddress): string {
  const plain = /^[!$'-.0-;=@-Z\\^-z|~/]*$/.test(text);
  const sent = plain ? text : encodeURIComponent(text.toWellFormed());
  return sent.slice(0, longest).replace(/%[0-9A-F]?$/, '');
}

const split = (call: string) => {
  const space = call.indexOf(' ');
  return { method: call.slice(0, space), path: encodeURI(call.slice(space + 1)) };
};

async function sent(call: string, body: object | null): Promise<Sent> {
  const address = split(call);
  if (body === null) return { ...address, headers: {}, body: null };
  const isForm = body instanceof FormData;
  const encoded = isForm
    ? new Response(body)
    : new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });
  const bytes = Buffer.from(await encoded.arrayBuffer());
  const type = encoded.headers.get('content-type') ?? '';
  return {
    ...address,
    headers: { 'Content-Type': type, 'Content-Length': String(bytes.length) },
    body: bytes,
  };
}

function formWith(form: FormData, name: string, value: string | File): FormData {
  const copy = new FormData();
  for (const [key, own] of form) {
    const put = key === name ? value : own;
    if (typeof put === 'string') copy.append(key, put);
    else copy.append(key, put);
  }
  return copy;
}

function formPlaces(call: ValidCall, form: FormData): CallPlace[] {
  const place = (
    name: string,
    longest: number,
    made: (own: FormData, text: string) => FormData,
  ) => ({
    name,
    longest,
    inBody: true,
    request: (world: World, text: string) =>
      sent(call.path(world), made(call.body(world) as FormData, text)),
  });
  return [...form.entries()].flatMap(([key, value]) =>
    typeof value === 'string'
      ? [place(`field ${key}`, longestField, (own, text) => formWith(own, key, text))]
      : [
          place(`name of the file ${key}`, longestField, (own, text) =>
            formWith(own, key, new File(['a'], `${text.toWellFormed()}.png`)),
          ),
          place(`file ${key}`, longestText, (own, text) =>
            formWith(own, key, new File([text], value.name)),
          ),
        ],
  );
}

function bodyPlaces(call: ValidCall, world: World): CallPlace[] {
  const body = call.body(world);
  if (body === null) return [];
  if (body instanceof FormData) return formPlaces(call, body);
  return placesIn(body, call.bodySchema).map(({ value, path, longest }) => ({
    name: path.join('.'),
    longest,
    inBody: true,
    request: (own, text) => {
      // Of a body that its row makes anew for each world, only what is besides comes from the sample.
      const valid = { ...(value as object), ...call.body(own) };
      return sent(call.path(own), withText(valid, path, text) as object);
    },
  }));
}

/** The whole body as one text: what parsers read before any schema does. */
function rawPlaces(call: ValidCall, world: World): CallPlace[] {
  if (call.body(world) === null) return [];
  const types = ['application/json', 'application/x-www-form-urlencoded'];
  return types.map((type) => ({
    name: `the body as ${type}`,
    longest: longestText,
    inBody: true,
    async request(own, text) {
      const bytes = Buffer.from(text);
      const headers = { 'Content-Type': type, 'Content-Length': String(bytes.length) };
      return { ...split(call.path(own)), headers, body: bytes };
    },
  }));
}

function addressPlaces(call: ValidCall): CallPlace[] {
  const put = (name: string, made: (path: string, text: string) => string): CallPlace => ({
    name,
    longest: longestAddress,
    inBody: false,
    async request(world, text) {
      const valid = await sent(call.path(world), call.body(world));
      return { ...valid, path: made(valid.path, textInAddress(text)) };
    },
  });
  const named = call.parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const query = [...named, 'unknown'].map((name) =>
    put(`?${name}=`, (path, text) => {
      const [start = '', search = ''] = path.split('?');
      const others = search.split('&').filter((one) => one && !one.startsWith(`${name}=`));
      return `${start}?${[...others, `${name}=${text}`].join('&')}`;
    }),
  );
  const parts = call.name.split(' ')[1]?.split('?')[0]?.split('/') ?? [];
  const inPath = parts.flatMap((part, at) =>
    part.startsWith('{')
      ? [
          put(part, (path, text) => {
            const [start = '', search] = path.split('?');
            const own = start.split('/');
            own[at] = text.replaceAll('/', '%2F');
            return own.join('/').slice(0, longestAddress) + (search ? `?${search}` : '');
          }),
        ]
      : [],
  );
  return [...query, ...inPath];
}

/** Every place of a call in which a client can put a text. */
export const placesOf = (call: ValidCall, world: World): CallPlace[] => [
  ...bodyPlaces(call, world),
  ...rawPlaces(call, world),
  ...addressPlaces(call),
];
