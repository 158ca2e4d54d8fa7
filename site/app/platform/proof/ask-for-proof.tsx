import { createRoot } from 'react-dom/client';
import { sessionStore } from '#platform/session/session-store.ts';
import { requestProof } from './proof-calls.ts';
import { ProofDialog } from './proof-dialog.tsx';

let asking: Promise<boolean> | null = null;

/** Shows the dialog in a tree of its own: no page has to have a place for it. */
async function ask(): Promise<boolean> {
  const resendAt = await requestProof();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  try {
    return await new Promise<boolean>((resolve) => {
      const email = sessionStore.getState().user?.email;
      root.render(<ProofDialog email={email} resendAt={resendAt} onClosed={resolve} />);
    });
  } finally {
    root.unmount();
    place.remove();
  }
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
