import PQueue from 'p-queue';

const queues = new Map<number, PQueue>();

/**
 * Lets what is done to one conversation on this process happen one after the other. The database makes writers of a
 * conversation wait for each other anyway; waiting here holds no connection meanwhile, and what is told after each
 * commit is told in the order of the commits.
 */
export function runInOrder<Result>(
  conversation: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const queue = queues.get(conversation) ?? new PQueue({ concurrency: 1 });
  queues.set(conversation, queue);
  return queue.add(work).finally(() => {
    if (queue.size === 0 && queue.pending === 0) queues.delete(conversation);
  });
}
