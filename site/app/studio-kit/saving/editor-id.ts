const lockName = (editor: string) => `nibras-studio-editor:${editor}`;

const random = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');

/**
 * Holds the lock of an editor for as long as this tab is open.
 * @returns whether this tab has it now; null where the browser has no locks (a plain http address)
 */
async function hold(editor: string): Promise<boolean | null> {
  if (!navigator.locks) return null;
  const held = Promise.withResolvers<boolean>();
  void navigator.locks
    .request(lockName(editor), { ifAvailable: true }, (lock) => {
      held.resolve(lock !== null);
      return lock === null ? undefined : new Promise<void>(() => {});
    })
    .catch(() => held.resolve(false));
  return held.promise;
}

let own: string | undefined;

/** This tab's id as an editor. It is new after a reload, so that a duplicated tab never has the same. */
export function ownEditor(): string {
  if (own === undefined) {
    own = random();
    void hold(own);
  }
  return own;
}

/** Without locks: a text untouched for this long (ms) counts as left by a closed tab. */
const abandonedAfter = 10_000;

const claimed = new Map<string, Promise<string | null>>();

/**
 * Claims the texts that another tab has left, so that only one tab restores them.
 * @returns the editor under which to save them; null while that tab is open
 */
export function claimEditor(editor: string, lastWritten: number): Promise<string | null> {
  if (editor === ownEditor()) return Promise.resolve(null);
  const known = claimed.get(editor);
  if (known) return known;
  const claim = hold(editor).then((holds) => {
    if (holds !== null) return holds ? editor : null;
    return Date.now() - lastWritten > abandonedAfter ? ownEditor() : null;
  });
  claimed.set(editor, claim);
  void claim.then((result) => {
    if (result === null) claimed.delete(editor);
  });
  return claim;
}
