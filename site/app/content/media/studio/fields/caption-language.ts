/** The languages that are offered first; any other can stay from a file's name. */
export const captionLanguages = ['ar', 'en', 'fr', 'de', 'es', 'tr', 'ur', 'fa', 'id', 'ru', 'zh'];

const names = new Intl.DisplayNames('ar', { type: 'language' });

/** A language's Arabic name. */
export function languageName(language: string): string {
  try {
    return names.of(language) ?? language;
  } catch {
    return language;
  }
}

const words: [pattern: RegExp, language: string][] = [
  [/arab|عرب/i, 'ar'],
  [/engl|إنج|انج/i, 'en'],
  [/fren|franc|فرنس/i, 'fr'],
  [/germ|deut|ألمان|المان/i, 'de'],
  [/span|espa|إسبان|اسبان/i, 'es'],
  [/turk|türk|ترك/i, 'tr'],
];
const twoLetters: Record<string, string> = {
  ara: 'ar',
  eng: 'en',
  fra: 'fr',
  fre: 'fr',
  deu: 'de',
  ger: 'de',
  spa: 'es',
  tur: 'tr',
};

/** Whether a file is one of captions, by its name; the server decides by the content. */
export const isCaptions = ({ name }: Pick<File, 'name'>) => /\.(vtt|srt)$/i.test(name);

const withoutExtension = (name: string) => name.replace(/\.(vtt|srt)$/i, '');
/** A code at the end of a name: `.ar`, `_en`, ` (fr)`, `-en-US`. Capital ones are not read after a mere space. */
const codeAtEnd = /[._\-\s([]([a-z]{2,3})(?:[-_][A-Z]{2})?[)\]]?$|[._\-([]([A-Z]{2,3})[)\]]?$/;
const wordAtEnd = /[._\-\s([](\p{L}+)[)\]]?$/u;
const separators = '._-–—([ ';

function withoutSeparators(text: string): string {
  let end = text.length;
  while (end > 0 && separators.includes(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

const languageOfWord = (word: string) => words.find(([pattern]) => pattern.test(word))?.[1] ?? null;

function languageOfCode(stem: string): string | null {
  const found = codeAtEnd.exec(stem);
  const code = (found?.[1] ?? found?.[2])?.toLowerCase();
  if (!code) return null;
  const language = twoLetters[code] ?? code;
  return captionLanguages.includes(language) ? language : null;
}

/** The language that a file's name says: `lesson.ar.vtt`, `lesson_en.srt`, «الدرس - English.srt»; null for none. */
function languageOfName(name: string): string | null {
  const stem = withoutExtension(name);
  return languageOfCode(stem) ?? languageOfWord(stem);
}

/**
 * What a file of captions can be called for: its name without extension, and that without the language at its end where
 * it says one.
 */
export function captionStems(name: string): string[] {
  const stem = withoutSeparators(withoutExtension(name.trim()));
  const word = wordAtEnd.exec(stem)?.[1] ?? '';
  const end = languageOfCode(stem)
    ? (codeAtEnd.exec(stem)?.index ?? 0)
    : languageOfWord(word)
      ? (wordAtEnd.exec(stem)?.index ?? 0)
      : 0;
  return end > 0 ? [stem, withoutSeparators(stem.slice(0, end))] : [stem];
}

/** Decodes enough of a caption file to tell its letters; encodings are told apart on the server for good. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}

/** Guesses a caption file's language by its name, otherwise by its letters: Arabic ones, or Latin ones. */
export async function guessLanguage(file: File): Promise<string> {
  const named = languageOfName(file.name);
  if (named) return named;
  const text = decode(new Uint8Array(await file.slice(0, 64 * 1024).arrayBuffer()));
  const arabic = text.match(/[\u0621-\u064a]/g)?.length ?? 0;
  const latin = text.match(/[a-z]/gi)?.length ?? 0;
  if (/[\u067e\u0686\u0698\u06af]/.test(text) && arabic > latin) return 'fa';
  return arabic >= latin ? 'ar' : 'en';
}
