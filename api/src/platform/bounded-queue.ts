import PQueue from 'p-queue';

/** A queue with a limit of running and of waiting tasks; further ones are refused at once. */
export interface BoundedQueue {
  /** Runs the task when it is its turn. @throws what `refuse` throws, where the queue is full */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Refuses early, before other work is done for a task that would find the queue full. */
  refuseWhenFull(): void;
}

/** Creates a queue. @param refuse throws the error for a task beyond the limits */
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
