export type ShareOutcome = 'shared' | 'copied' | 'given-up' | 'in-progress' | 'failed';

/** What sharing needs of the browser; tests hand in their own. */
export type Sharing = {
  share?: ((data: { title: string; url: string }) => Promise<void>) | undefined;
  copy?: ((text: string) => Promise<void>) | undefined;
};

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/**
 * Shares an address by the device's own means, else copies it (docs/behaviour/courses.md#sharing). Giving up in the device's dialog is no
 * failure; a dialog that is still open from before is told apart.
 */
export async function sharePage(
  page: { title: string; url: string },
  { share, copy }: Sharing,
): Promise<ShareOutcome> {
  if (share) {
    try {
      await share(page);
      return 'shared';
    } catch (error) {
      if (nameOf(error) === 'AbortError') return 'given-up';
      if (nameOf(error) === 'InvalidStateError') return 'in-progress';
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
