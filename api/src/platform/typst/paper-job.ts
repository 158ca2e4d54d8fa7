/** What the process that draws papers is sent. */
export interface PaperJob {
  template: string;
  /** JSON. */
  data: string;
  pictures: Record<string, Uint8Array>;
}

/** What it answers, in the order of the jobs. */
export type DrawnPaper = { pdf: Uint8Array } | { failure: string };
