import { addUploads } from '#content/media/studio/index.ts';

/** The state of a picture that has no address yet. */
export type PictureState =
  | { type: 'sending'; preview: string }
  | { type: 'failed'; message: string; preview: string | null }
  | { type: 'ready'; src: string };

/** The uploads of an editor's pictures, by the name that the picture in the text has. */
export class PictureUploads {
  #states = new Map<string, PictureState>();
  #listeners = new Set<() => void>();
  #next = 0;

  #set(name: string, state: PictureState) {
    this.#states.set(name, state);
    for (const listener of this.#listeners) listener();
  }

  get(name: string): PictureState | undefined {
    return this.#states.get(name);
  }

  /** Whether there are uploads that have ended. */
  get hasReady(): boolean {
    return [...this.#states.values()].some(({ type }) => type === 'ready');
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Uploads a file and returns its name. */
  start(file: File, name = `upload-${++this.#next}`): string {
    const preview = URL.createObjectURL(file);
    this.#set(name, { type: 'sending', preview });
    const [upload] = addUploads([file]);
    upload?.ready.then(
      ({ path }) => this.#set(name, { type: 'ready', src: path }),
      (error: Error) => this.#set(name, { type: 'failed', message: error.message, preview }),
    );
    return name;
  }

  /** The name of a picture whose file could not be taken. */
  missing(): string {
    const name = `upload-${++this.#next}`;
    this.#set(name, {
      type: 'failed',
      message: 'هذه الصورة في موقع آخر أو على جهاز الكاتب، ولم تأت مع النص. اختر ملفها.',
      preview: null,
    });
    return name;
  }

  /** Frees the previews. */
  destroy(): void {
    for (const state of this.#states.values()) {
      if ('preview' in state && state.preview) URL.revokeObjectURL(state.preview);
    }
    this.#listeners.clear();
  }
}
