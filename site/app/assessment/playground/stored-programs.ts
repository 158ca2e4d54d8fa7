import type { PlaygroundProgram } from '@nibras/contract/assessment/playground.ts';
import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import { localStore } from '#platform/browser/storage.ts';

const key = 'nibras-playground';

type Program = Omit<PlaygroundProgram, 'language'>;

/** What this browser keeps of the playground. */
export interface Stored {
  /** The language that was open last. */
  language: CodeLanguage | null;
  programs: Partial<Record<CodeLanguage, Program>>;
  /** The own program whose place a link or an example has taken. */
  replaced: PlaygroundProgram | null;
}

const nothing: Stored = { language: null, programs: {}, replaced: null };

/** Whatever an older version or another page has stored under the key counts as nothing. */
export async function readStored(): Promise<Stored> {
  const text = localStore.getItem(key);
  if (text === null) return nothing;
  try {
    const { playgroundProgram: schema } = await import('@nibras/contract/assessment/playground.ts');
    const { language, programs, replaced } = JSON.parse(text) as Partial<Stored>;
    const valid = Object.entries(programs ?? {}).flatMap(([name, program]) => {
      const { data } = schema.safeParse({ ...program, language: name });
      return data ? [[data.language, { files: data.files, stdin: data.stdin }] as const] : [];
    });
    return {
      language: schema.shape.language.safeParse(language).data ?? null,
      programs: Object.fromEntries(valid),
      replaced: schema.safeParse(replaced).data ?? null,
    };
  } catch {
    return nothing;
  }
}

/** Writing takes time on a phone, so it waits for a pause of so many milliseconds. */
const pause = 300;

let waiting: Stored | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function write(): void {
  if (waiting) localStore.setItem(key, JSON.stringify(waiting));
  waiting = null;
}

/** Keeps the programs for the next visit. */
export function keep(stored: Stored): void {
  if (timer === undefined) window.addEventListener('pagehide', write);
  waiting = stored;
  clearTimeout(timer);
  timer = setTimeout(write, pause);
}
