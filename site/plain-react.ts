import type { Plugin } from 'vite';

const packages = /node_modules[\\/](?:react|react-dom|scheduler)[\\/].*\.js$/;
const choice = /module\.exports = require\('(\.\/cjs\/[\w.-]+\.production\.js)'\)/;

/** What react-dom throws and catches again itself, made as it starts. */
const signals = /^((?:var|\s) *\w+ =) Error\(formatProdErrorMessage\(/gm;
const signal =
  'const signal = (message) => Object.create(Error.prototype, { message: { value: message } });';

/**
 * React as a phone's browser reads it once:
 *
 * - It is published as CommonJS, and a bundler puts such a file into a function that makes its exports. A browser reads
 *   past that function, and reads it again when it is called. Here the same code is a module without the function.
 * - An error records where it was made, and where that is the start of a script V8 reads the whole file again to know
 *   the line. What react-dom only throws to itself needs no such record.
 * - Libraries that ask React for its parts by computed names keep all of them in; here they name what they use.
 */
export function plainReact(): Plugin {
  return {
    name: 'plain-react',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /node_modules/, code: /\bexports\b|\bReact\[|import React\b/ },
      handler: (code, id) => ({
        code: packages.test(id) ? asModule(code, id) : namingParts(code),
        map: null,
      }),
    },
  };
}

/**
 * A CommonJS file as a module: what it requires is imported, and what it puts on `exports` has a name of its own.
 * Throws where React is no longer written the way that this knows.
 */
function asModule(code: string, id: string): string {
  const chosen = choice.exec(code)?.[1];
  if (chosen) {
    return `export * from '${chosen}';\nimport * as all from '${chosen}';\nexport default all;\n`;
  }
  const required = [...code.matchAll(/(\w+) = require\("([\w-]+)"\)/g)];
  const offered = new Set([...code.matchAll(/\bexports\.(\w+) =/g)].map(([, name]) => name));
  const lines = required.map(([, name, from]) => `import * as ${name} from '${from}';`);
  let body = code.replace(/^var (?:\w+ = require\("[\w-]+"\),?\s*)+;/m, '');
  for (const name of offered) {
    const assigned = [...body.matchAll(new RegExp(`\\bexports\\.${name} =`, 'g'))].length;
    const first = new RegExp(`^exports\\.${name} =`, 'm');
    // What is given once and at the top may be left out where nobody asks for it.
    if (assigned === 1 && first.test(body)) body = body.replace(first, `const offered_${name} =`);
    else lines.push(`let offered_${name};`);
    body = body.replaceAll(new RegExp(`\\bexports\\.${name}\\b`, 'g'), `offered_${name}`);
  }
  const names = [...offered].map((name) => `offered_${name} as ${name}`);
  const still = body.replace(signals, '$1 signal(formatProdErrorMessage(');
  if (still !== body) lines.push(signal);
  const unknown = /\brequire\(|\bmodule\.exports\b|\bexports\./.test(still);
  if (unknown || (id.includes('react-dom-client') && still === body)) {
    throw new Error(`${id} is written in another way than plain-react.ts expects`);
  }
  return [...lines, still, `export { ${names.join(', ')} };`].join('\n');
}

/** A user of React with each part under its name, so that the parts which nobody uses can be left out. */
function namingParts(code: string): string {
  return code
    .replace(/\bReact\[(["'`]) (\w+) \1\.trim\(\)\.toString\(\)\]/g, 'React.$2')
    .replace(/\bimport React(?= from (["'])react\1)/g, 'import * as React');
}
