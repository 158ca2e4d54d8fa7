import { createContext, Script } from 'node:vm';
import type { RunError } from '#assessment/runner/index.ts';
import { describeError } from '../../../../runner/workers/javascript/errors.ts';
import {
  browserMessage,
  linkModule,
  parseFile,
} from '../../../../runner/workers/javascript/link.ts';
import { LinkError } from '../../../../runner/workers/javascript/linked.ts';

const main = 'main.js';

/** Node imports no blobs. */
const dataAddress = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

/** What the worker of the runner gives to programs. */
function makeScope(): object {
  const nothing = () => null;
  const timers = { setTimeout: nothing, setInterval: nothing };
  const scope = { console: { log: nothing }, alert: nothing, prompt: nothing, ...timers };
  createContext(scope);
  // The runner tells errors by their class, which another realm has too.
  const { prototype } = new Script('Error').runInContext(scope) as ErrorConstructor;
  Object.setPrototypeOf(prototype, Error.prototype);
  return scope;
}

/**
 * Runs a script in V8 as the runner does, with its parser, its way to the browser's words and its description of errors.
 * @returns what it threw; null where it ended well, and for a module that has all that it imports, which is not run
 */
export async function runJavascript(code: string): Promise<RunError | null> {
  const lines = code.split('\n').length;
  const describe = (thrown: unknown) =>
    describeError({ main, linked: [], maps: {}, lines }, thrown).error;
  const file = { name: main, code };
  try {
    if (parseFile(file).isModule) {
      linkModule(file, [file], [], [], () => '');
      return null;
    }
  } catch (thrown) {
    if (!(thrown instanceof LinkError) || thrown.name !== 'SyntaxError') return describe(thrown);
    const message = (await browserMessage(code, dataAddress)) ?? thrown.message;
    return describe(new LinkError(thrown.name, message, thrown));
  }
  try {
    new Script(code, { filename: main }).runInContext(makeScope(), { timeout: 1_000 });
    return null;
  } catch (thrown) {
    return describe(thrown);
  }
}
