/** The files of a language could not be fetched, or the sandbox did not start. */
export class RuntimeUnavailable extends Error {
  override name = 'RuntimeUnavailable';
  /** Another attempt would fail likewise. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal = false } = {}) {
    super(message);
    this.isFinal = isFinal;
  }
}

export const isFinal = (error: unknown): boolean =>
  error instanceof RuntimeUnavailable && error.isFinal;
