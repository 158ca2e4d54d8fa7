/**
 * Writes `api/assets/words/arabic-nouns.br`, the list of Arabic nouns that the search reads, from the Ayaspell dictionary as the
 * npm package `@cspell/dict-ar` has it:
 *
 *     node scripts/arabic-nouns.mjs DIRECTORY
 *
 * DIRECTORY has `@cspell/dict-ar` (1.1.7) and `cspell-trie-lib` (10.4.1) in its `node_modules`. A noun is what the dictionary has with the article, which
 * stands before no particle and no pronoun. Words are folded like those of a search.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gunzipSync } from 'node:zlib';

const [directory = '.'] = process.argv.slice(2);
const modules = join(resolve(directory), 'node_modules');
const { decodeTrie } = await import(
  pathToFileURL(join(modules, 'cspell-trie-lib/dist/index.js')).href
);
const dictionary = join(modules, '@cspell/dict-ar/ar.trie.gz');

const article = 'ال';
const marks = /[\u064b-\u0652\u0670\u0640]/g;
const fold = (word) =>
  word
    .replace(marks, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىئ]/g, 'ي')
    .replaceAll('ؤ', 'و')
    .replaceAll('ة', 'ه');

const words = new Set();
for (const word of decodeTrie(gunzipSync(readFileSync(dictionary))).words()) {
  if (!word.startsWith(article)) continue;
  const folded = fold(word.slice(article.length));
  if (/^[\u0621-\u064a]{2,}$/.test(folded)) words.add(folded);
}

let before = '';
let text = '';
for (const word of [...words].toSorted()) {
  let shared = 0;
  while (shared < before.length && before[shared] === word[shared]) shared++;
  text += shared.toString(36) + word.slice(shared);
  before = word;
}
const target = new URL('../api/assets/words/arabic-nouns.br', import.meta.url);
writeFileSync(target, brotliCompressSync(text));
process.stdout.write(`${words.size} words\n`);
