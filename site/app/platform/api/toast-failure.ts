import { toast } from '#ui/overlay/toast-store.ts';
import { errorText } from './api-error.ts';
import { ProofNeeded } from './read-answer.ts';

/**
 * Whether the person closed the dialog that asks for a fresh proof (`withProof` throws the refusal then): they decided
 * against the change, and nothing failed.
 */
export const isDeclined = (error: unknown): boolean => error instanceof ProofNeeded;

/**
 * Shows a toast that a change failed, and why; none where the person declined to prove who they are.
 * @param description why it failed; the text of the error by default
 */
export function toastFailure(
  title: string,
  error: unknown,
  description: string = errorText(error),
): void {
  if (!isDeclined(error)) toast({ title, description, variant: 'destructive' });
}
