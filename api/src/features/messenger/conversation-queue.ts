const running = new Map<number, Promise<unknown>>();

/**
 * Lets what is done to one conversation on this process happen one after the other. The database makes writers of a
 * conversation wait for each other anyway; waiting here holds no connection meanwhile, and what is told after each
 * commit is told in the order of the commits.
 */
export function runInOrder<Result>(
  conversation: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = running.get(conversation) ?? Promise.resolve();
  const result = before.then(work);
  const settled = result.then(
    () => undefined,
    () => undefined,
  );
  running.set(conversation, settled);
  void settled.then(() => {
    if (running.get(conversation) === settled) running.delete(conversation);
  });
  return result;
}
