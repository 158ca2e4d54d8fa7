import PQueue from 'p-queue';

/** Work that is done so many at a time, while so many wait; what comes beyond that is refused at once. */
export interface BoundedQueue {
  /** Does the work when it is its turn. @throws what `refuse` throws, where the queue is full */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Refuses before anything else is done for work that would find the queue full. */
  refuseWhenFull(): void;
}

export function boundedQueue(
  { atOnce, waiting }: { atOnce: number; waiting: number },
  refuse: () => never,
): BoundedQueue {
  const queue = new PQueue({ concurrency: atOnce });
  const refuseWhenFull = () => {
    if (queue.pending + queue.size >= atOnce + waiting) refuse();
  };
  return {
    async run(work) {
      refuseWhenFull();
      return queue.add(work);
    },
    refuseWhenFull,
  };
}
