import { toast } from '#ui/overlay/toast-store.ts';
import { ApiError, errorText } from './api-error.ts';

/** The person closed the dialog that asks for a fresh proof: they decided against the change, and nothing failed. */
export const isDeclined = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'declined';

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
