interface Handlers {
  /** The page is hidden or left: the last moment in which something can be sent. */
  onLeave(): void;
  /** The network is back. */
  onOnline?(): void;
  /** The page is looked at again. */
  onShown?(): void;
}

/** Calls back at the moments at which what waits is sent. @returns ends that */
export function onLeaveAndReturn({ onLeave, onOnline, onShown }: Handlers): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') onLeave();
    else onShown?.();
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  window.addEventListener('pagehide', onLeave, { signal });
  if (onOnline) window.addEventListener('online', onOnline, { signal });
  return () => listening.abort();
}
