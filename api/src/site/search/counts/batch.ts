interface BatchOptions<Row> {
  write(rows: Row[]): Promise<void>;
  onError(error: unknown): void;
  /** Milliseconds between two writes. */
  every?: number;
  /** Rows of one write; what a flood has beyond them is not counted. */
  most?: number;
}

/** Collects rows by a key, and writes them together. */
export interface Batch<Row> {
  /** @param change makes the row, from the one that waits under the same key */
  add(key: string, change: (row: Row | undefined) => Row): void;
  /** Writes what waits. */
  flush(): Promise<void>;
}

/**
 * Collects what requests count, so that a flood of requests becomes one write every few seconds, and no request waits for it. What a
 * process has not written when it ends is lost.
 */
export function createBatch<Row>({
  write,
  onError,
  every = 10_000,
  most = 500,
}: BatchOptions<Row>): Batch<Row> {
  let rows = new Map<string, Row>();
  let timer: NodeJS.Timeout | null = null;

  async function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    if (rows.size === 0) return;
    const waiting = [...rows.values()];
    rows = new Map();
    await write(waiting);
  }

  return {
    flush,
    add(key, change) {
      const row = rows.get(key);
      if (row === undefined && rows.size >= most) return;
      rows.set(key, change(row));
      timer ??= setTimeout(() => flush().catch(onError), every).unref();
    },
  };
}
