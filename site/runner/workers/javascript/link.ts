import { type Node, type Program, parse } from 'acorn';
import { LinkError, type LinkedFile, type Shift } from './linked.ts';

export interface SourceFile {
  name: string;
  code: string;
}

const blobAddress = (code: string) =>
  URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));

const options = { ecmaVersion: 'latest', locations: true, allowHashBang: true } as const;

type Position = { line: number; column: number };

/** Code that the parser may only have refused as a script: it imports, exports or awaits. */
const looksLikeModule = (code: string) => /^[ \t]*(import|export)\b|\bawait\b/m.test(code);

/** Ends a script or module before anything of it runs. It stands on the first line, so that lines keep their numbers. */
const halt = 'throw null;';

/**
 * The words that the browser itself has for a file that the parser refuses. They are those of a whole script or module,
 * because the end of a function around the code would be part of the message.
 * @returns null where the browser accepts the code, or only misses the files that it imports
 */
export async function browserMessage(
  code: string,
  addressOf: (code: string) => string = blobAddress,
): Promise<string | null> {
  // biome-ignore lint/security/noGlobalEval: only the parser is asked, in the worker of the program itself.
  const evaluate = globalThis.eval;
  try {
    if (looksLikeModule(code)) await import(/* @vite-ignore */ addressOf(halt + code));
    else evaluate(halt + code);
  } catch (error) {
    if (error instanceof SyntaxError) return error.message;
  }
  return null;
}

function syntaxError(error: unknown, { name }: SourceFile): LinkError {
  const { loc, message } = error as { loc?: Position; message: string };
  return new LinkError('SyntaxError', message.replace(/ \(\d+:\d+\)$/, ''), {
    file: name,
    line: loc?.line ?? null,
    column: loc ? loc.column + 1 : null,
  });
}

const moduleParts =
  /^(Import(Declaration|Expression)|Export(Named|Default|All)Declaration|MetaProperty)$/;

/** Calls a function for every node of a tree, with whether it is in a function. */
export function walk(
  node: unknown,
  visit: (node: Node, inFunction: boolean) => void,
  inside = false,
) {
  if (Array.isArray(node)) for (const item of node) walk(item, visit, inside);
  else if (typeof node === 'object' && node !== null && 'type' in node) {
    visit(node as Node, inside);
    const within = inside || /Function/.test((node as Node).type);
    for (const value of Object.values(node)) {
      if (typeof value === 'object') walk(value, visit, within);
    }
  }
}

/**
 * The tree of a file, and whether it is a module: it is one when it imports, exports or awaits at its top. Other files
 * are scripts, which may do what beginners do, such as assigning to a name that was never declared.
 * @throws LinkError for what is no JavaScript
 */
export function parseFile(file: SourceFile): { tree: Program; isModule: boolean } {
  let isModule = false;
  try {
    const tree = parse(file.code, { ...options, sourceType: 'module' });
    walk(tree, (node, inFunction) => {
      isModule ||= moduleParts.test(node.type);
      isModule ||= !inFunction && /^(AwaitExpression)$/.test(node.type);
      isModule ||=
        !inFunction && node.type === 'ForOfStatement' && (node as Node & { await: boolean }).await;
    });
    if (isModule) return { tree, isModule };
  } catch (error) {
    try {
      return { tree: parse(file.code, { ...options, sourceType: 'script' }), isModule: false };
    } catch (scriptError) {
      throw syntaxError(looksLikeModule(file.code) ? error : scriptError, file);
    }
  }
  return { tree: parse(file.code, { ...options, sourceType: 'module' }), isModule };
}

interface Specifier {
  value: string;
  start: number;
  end: number;
  line: number;
  column: number;
}

function specifiersOf(tree: Program): Specifier[] {
  const found: Specifier[] = [];
  walk(tree, (node) => {
    if (!/^(Import|Export)/.test(node.type)) return;
    const { source } = node as Node & { source?: Node & { value?: unknown } };
    if (source?.type !== 'Literal' || typeof source.value !== 'string' || !source.loc) return;
    const { line, column } = source.loc.start;
    found.push({ value: source.value, start: source.start, end: source.end, line, column });
  });
  return found.sort((one, other) => one.start - other.start);
}

/** The file that `./name`, `./name.js` or `./name.ts` means. */
export function findFile<File extends SourceFile>(files: readonly File[], path: string) {
  if (!path.startsWith('./')) return undefined;
  const name = path.slice(2);
  const base = name.replace(/\.[mc]?[jt]s$/, '');
  return (
    files.find((file) => file.name === name) ??
    files.find(
      (file) => /\.[mc]?[jt]s$/.test(file.name) && file.name.replace(/\.[mc]?[jt]s$/, '') === base,
    )
  );
}

/**
 * Makes an address for every module that a file needs, the needed ones first, with the imported names replaced by
 * addresses.
 * @throws LinkError for a missing file, a package, and files that import each other
 */
export function linkModule(
  file: SourceFile,
  files: readonly SourceFile[],
  linked: LinkedFile[] = [],
  path: string[] = [],
  addressOf: (code: string) => string = blobAddress,
): LinkedFile {
  const known = linked.find(({ name }) => name === file.name);
  if (known) return known;
  const { tree } = parseFile(file);
  const shifts: Shift[] = [];
  let code = '';
  let end = 0;
  for (const specifier of specifiersOf(tree)) {
    const { value, line, column } = specifier;
    const refuse = (message: string) =>
      new LinkError('TypeError', message, { file: file.name, line, column: column + 1 });
    const needed = findFile(files, value);
    if (!needed) {
      throw refuse(
        value.startsWith('./')
          ? `Cannot find module '${value}' imported from ${file.name}`
          : `Failed to resolve module specifier "${value}". Relative references must start with "./"`,
      );
    }
    const circle = [...path, file.name];
    if (circle.includes(needed.name)) {
      throw refuse(`Files import each other: ${[...circle, needed.name].join(' → ')}`);
    }
    const { address } = linkModule(needed, files, linked, circle, addressOf);
    const text = JSON.stringify(address);
    const before = shifts
      .filter((shift) => shift.line === line)
      .reduce((sum, { by }) => sum + by, 0);
    const by = text.length - (specifier.end - specifier.start);
    shifts.push({ line, column: column + before + text.length + 1, by });
    code += file.code.slice(end, specifier.start) + text;
    end = specifier.end;
  }
  code += file.code.slice(end);
  const entry = { name: file.name, address: addressOf(code), shifts };
  linked.push(entry);
  return entry;
}
