import type { ReportedKind } from '@nibras/contract/conversation/moderation/shapes.ts';

/** What a person reports. */
export interface Reported {
  kind: ReportedKind;
  id: number;
  /** Who wrote it. */
  author: { id: number; name: string };
}
