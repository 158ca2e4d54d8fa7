export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'in-progress' | 'failed';

/** The browser functions used for sharing; tests pass fakes. */
export type ShareFunctions = {
  share?: ((data: { title: string; url: string }) => Promise<void>) | undefined;
  copy?: ((text: string) => Promise<void>) | undefined;
};

const errorName = (error: unknown) => (error instanceof Error ? error.name : '');

/**
 * Shares a URL by the Web Share API, else copies it (docs/behaviour/courses.md#sharing). Cancelling the share dialog is
 * no failure; a dialog that is still open is reported separately.
 */
export async function sharePage(
  page: { title: string; url: string },
  { share, copy }: ShareFunctions,
): Promise<ShareOutcome> {
  if (share) {
    try {
      await share(page);
      return 'shared';
    } catch (error) {
      if (errorName(error) === 'AbortError') return 'cancelled';
      if (errorName(error) === 'InvalidStateError') return 'in-progress';
    }
  }
  try {
    if (!copy) return 'failed';
    await copy(page.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
