/**
 * Processor time of this thread in milliseconds that work takes, waiting left out: the least of some runs, since a busy
 * machine stretches the time of the clock, and memory that is cleaned adds to any time.
 */
export async function processorTime(work: () => unknown, runs = 5): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}
