/** A failure of the API: its status and its Arabic text; `proof`: how the caller can prove who they are. */
export interface Failure {
  status: number;
  message: string;
  proof?: readonly 'code'[];
}
export type Failures = Readonly<Record<string, Failure>>;
