import { checkName } from '../check.ts';
import { linkModule } from '../workers/javascript/link.ts';
import type { LinkedFile } from '../workers/javascript/linked.ts';
import { guardLoops } from './guard-loops.ts';
import type { PageSetup } from './messages.ts';

type File = { name: string; code: string };

const types: Record<string, string> = {
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  svg: 'image/svg+xml',
  html: 'text/html',
  json: 'application/json',
};
const typeOf = (name: string) => types[name.split('.').at(-1) ?? ''] ?? 'text/plain';

/** A data address: a blob of the frame is none of the page's, whose origin is another opaque one. */
function dataAddress(code: string, type: string): string {
  const bytes = new TextEncoder().encode(code);
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `data:${type};charset=utf-8;base64,${btoa(text)}`;
}

const scriptAddress = (code: string) => dataAddress(code, 'text/javascript');
const attribute = /\b(src|href)(\s*=\s*)("[^"]*"|'[^']*'|[^\s>]+)/i;
const hasSource = (tag: string) => /\bsrc\s*=/i.test(tag);
const isModuleTag = (tag: string) => /\btype\s*=\s*["']?module\b/i.test(tag);

/** The page's own policy on top of the frame's: a page makes no workers, which a frame needs for other languages. */
const policy =
  "default-src 'none'; script-src 'unsafe-inline' data: blob:; style-src 'unsafe-inline' data: blob:; img-src data: blob:; font-src data: blob:; media-src data: blob:; worker-src 'none'; form-action 'none'; base-uri 'none'";

const inScript = (value: unknown) =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028');

/**
 * The document of a learner's page: our script first, on the first line, so that lines keep their numbers; files that
 * the page names in place of their names; the loops of scripts guarded.
 */
export function composePage(
  files: readonly File[],
  bootstrap: string,
  setup: Pick<PageSetup, 'secret' | 'stdin'> & Partial<Pick<PageSetup, 'fragment'>>,
  check: string,
): string {
  const [main = { name: 'index.html', code: '' }] = files;
  const addresses: Record<string, string> = {};
  const guarded = files.map((file) => ({
    ...file,
    code: /\.m?js$/.test(file.name) ? guardLoops(file.code, 'module') : file.code,
  }));
  const remember = (name: string, address: string) => {
    addresses[address] = name;
    return address;
  };
  const addressOf = (name: string, asModule: boolean): string | null => {
    const file = files.find((candidate) => candidate.name === name);
    const code = guarded.find((candidate) => candidate.name === name)?.code;
    if (!file || code === undefined) return null;
    if (!asModule) {
      const isScript = /\.m?js$/.test(name);
      return remember(name, dataAddress(isScript ? guardLoops(file.code) : code, typeOf(name)));
    }
    const linked: LinkedFile[] = [];
    try {
      const { address } = linkModule({ name, code }, guarded, linked, [], scriptAddress);
      for (const part of linked) remember(part.name, part.address);
      return address;
    } catch {
      // The browser says itself what is wrong with it.
      return remember(name, dataAddress(file.code, typeOf(name)));
    }
  };
  // Of two attributes with one name the first counts. A page's own frames run no scripts: see calm-frames.ts.
  const calmed = main.code.replace(/<iframe\b/gi, '$& sandbox');
  const withFiles = calmed.replace(/<(script|link|img)\b[^>]*(?:>|$)/gi, (tag) =>
    tag.replace(attribute, (whole, name: string, equals: string, value: string) => {
      const path = value.replace(/^["']|["']$/g, '').replace(/^\.\//, '');
      const address = addressOf(path, isModuleTag(tag));
      return address === null ? whole : `${name}${equals}"${address}"`;
    }),
  );
  const html = withFiles.replace(
    /(<script(?:[\s/][^>]*)?(?:>|$))([\s\S]*?)(<\/script\s*>|$)/gi,
    (whole, open: string, code: string, close: string) =>
      hasSource(open)
        ? whole
        : open + guardLoops(code, isModuleTag(open) ? 'module' : 'script') + close,
  );
  const doctype = /^\s*<!doctype[^>]*>/i.exec(html)?.[0] ?? '';
  const before = (linesBefore: number) => {
    const pages = files.filter(({ name }) => /\.html?$/i.test(name)).map(({ name }) => name);
    const told: PageSetup = {
      fragment: '',
      ...setup,
      files: addresses,
      main: main.name,
      pages,
      linesBefore,
    };
    const scripts = [
      `const nibrasSetup=${inScript(told)};${bootstrap.replaceAll('</script', '<\\/script')}`,
      ...(check === ''
        ? []
        : [`window.${checkName}=async()=>{${check.replaceAll('</script', '<\\/script')}\n}`]),
    ].map((code) => `<script>{${code}}document.currentScript.remove()</script>`);
    return `<meta http-equiv="Content-Security-Policy" content="${policy}">${scripts.join('')}\n`;
  };
  return doctype + before(before(0).split('\n').length - 1) + html.slice(doctype.length);
}
