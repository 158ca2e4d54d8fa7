/** A new id of a choice, a pair or an item: random, so that it tells nothing about the key. */
export const newPartId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 36).toString(36)).join(
    '',
  );
