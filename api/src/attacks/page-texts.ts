import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageRequests } from '@nibras/contract/limits.ts';
import { repoRoot } from '#platform/config/paths.ts';
import type { HostileRequest } from './hostile-requests.ts';
import { longestAddress, textInAddress } from './text-requests.ts';

/** A place of a page's request, or of a request's head, that takes a text. */
export interface HeadPlace {
  call: string;
  name: string;
  longest: number;
  request(text: string): Omit<HostileRequest, 'as'>;
}

/** Every address of the site, from its list of routes; a parameter is an id. */
export function pageAddresses(): string[] {
  const list = readFileSync(join(repoRoot(), 'site/app/routes.ts'), 'utf8');
  const paths = [...list.matchAll(/\broute\('([^']+)'/g)].map(([, path = '']) => `/${path}`);
  return ['/', ...new Set(paths.map((path) => path.replace(/\/:\w+\?$/, '').replace('/*', '')))];
}

const get = (path: string) => ({ method: 'GET', path, headers: {}, body: null });

/** Parameters that pages read. */
const parameters = ['search', 'q', 'page', 'category', 'unknown'];

function placesOfPage(address: string): HeadPlace[] {
  const filled = address.replace(/:\w+/g, '1');
  const place = (name: string, made: (text: string) => string) =>
    // What a page may have at most; and what all of them refuse alike, for one page.
    [pageRequests.addressMaxLength - 100, ...(address === '/courses' ? [longestAddress] : [])].map(
      (longest) => ({
        call: `GET ${address}`,
        name,
        longest,
        request: (text: string) => get(made(textInAddress(text, longest))),
      }),
    );
  return [
    ...parameters.flatMap((name) => place(`?${name}=`, (text) => `${filled}?${name}=${text}`)),
    ...place('?', (text) => `${filled}?${text}`),
    ...place('after the path', (text) => `${filled}/${text}`),
    ...place('the data after the path', (text) => `${filled}/${text}.data`),
    ...[...address.matchAll(/:\w+/g)].flatMap(([name]) =>
      place(name, (text) => address.replace(name, text).replace(/:\w+/g, '1')),
    ),
  ];
}

/** Forms that can be posted without scripts, and a valid value of each of their fields. */
const forms: Record<string, Record<string, string>> = {
  '/contact': { name: 'سلمى', email: 'a@example.org', subject: 'سؤال', message: 'متى؟' },
  '/order-service': {
    name: 'سلمى',
    phone: '01001234567',
    email: 'a@example.org',
    country: 'مصر',
    Job_title: 'متجر',
    description: 'متجر صغير',
  },
};

/** A form may have 64 kB. */
const longestField = 60_000;

const placesOfForm = ([path, fields]: [string, Record<string, string>]): HeadPlace[] =>
  Object.keys(fields).map((name) => ({
    call: `POST ${path}`,
    name,
    longest: longestField,
    request: (text) => {
      const body = Buffer.from(
        new URLSearchParams({ ...fields, [name]: text.toWellFormed() }).toString(),
      ).subarray(0, longestField);
      const headers = {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Length': String(body.length),
      };
      return { method: 'POST', path, headers, body };
    },
  }));

const headers = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Authorization',
  'Content-Type',
  'Cookie',
  'Forwarded',
  'If-Match',
  'If-Modified-Since',
  'If-None-Match',
  'If-Range',
  'Origin',
  'Range',
  'Referer',
  'Sec-Fetch-Site',
  'Upload-Metadata',
  'Upload-Offset',
  'User-Agent',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-HTTP-Method-Override',
  'X-Request-Id',
  'X-Socket-Id',
] as const;

/** Beginnings after which some headers are read further. */
const beginnings: Partial<Record<(typeof headers)[number], string>> = {
  Authorization: 'Bearer ',
  'Content-Type': 'multipart/form-data; boundary=',
  Cookie: 'playback-proof=',
  Range: 'bytes=',
  'Upload-Metadata': 'filename ',
};

/** Header values that a client can send. */
const sendable = (text: string) => text.replace(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '?');

/** Calls of every way in which a request is answered: from the cache, as a page, file, call, upload or form. */
const headed = [
  'GET /',
  'GET /courses',
  'GET /login',
  'GET /icon.svg',
  'GET /healthz',
  'GET /api/courses',
  'GET /api/user',
  'GET /api/openapi.json',
  'HEAD /api/courses',
  'POST /api/contact',
  'POST /api/messages',
  'POST /contact',
  'POST /api/studio/uploads',
  'GET /storage/courses/missing.jpg?w=640',
];

const placesOfHead = (call: string): HeadPlace[] =>
  headers.flatMap((name) =>
    ['', beginnings[name]].flatMap((start) => {
      if (start === undefined) return [];
      const [method = '', path = ''] = call.split(' ');
      return [
        {
          call,
          name: start ? `${name}: ${start}` : name,
          longest: longestAddress,
          request: (text: string) => ({
            method,
            path,
            headers: { [name]: sendable(start + text) },
            body: null,
          }),
        },
      ];
    }),
  );

export const pagePlaces = (): HeadPlace[] => [
  ...pageAddresses().flatMap(placesOfPage),
  ...Object.entries(forms).flatMap(placesOfForm),
];
export const headPlaces = (): HeadPlace[] => headed.flatMap(placesOfHead);
