import { sessionStore } from '#platform/session/session-store.ts';
import { useToasts } from '#ui/overlay/toast-store.ts';
import { requestProof } from './proof-calls.ts';
import { ProofDialog } from './proof-dialog.tsx';

let asking: Promise<boolean> | null = null;

/** Shows the dialog beside the toasts: no page has to have a place for it. */
async function ask(): Promise<boolean> {
  const resendAt = await requestProof();
  const given = await new Promise<boolean>((resolve) => {
    const email = sessionStore.getState().user?.email;
    const dialog = <ProofDialog email={email} resendAt={resendAt} onClosed={resolve} />;
    useToasts.setState({ shownBefore: true, dialog });
  });
  useToasts.setState({ dialog: null });
  return given;
}

/**
 * Lets the person prove that it is them; calls that need it at the same time share one dialog.
 * @returns whether the proof was given
 * @throws ApiError where the code could not be requested
 */
export function askForProof(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}
