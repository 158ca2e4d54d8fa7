/** The files of a language could not be fetched, or the sandbox did not start. */
export class RuntimeUnavailable extends Error {
  override name = 'RuntimeUnavailable';
}
