/** What the page in the frame sends to the bar above it. */
export type PreviewMessage =
  /** A link to a lecture of the course was pressed. */
  | { type: 'preview-lecture'; id: string }
  /** Another link or form was used, which leads away from the page. */
  | { type: 'preview-left' }
  /** The page asked the visitor to sign in. */
  | { type: 'preview-sign-in' };

/** Sends a message to the bar, whose document has the same origin. */
export const postToBar = (message: PreviewMessage) =>
  window.parent.postMessage(message, window.location.origin);

/** Calls a handler for each message of the frame; returns a function that stops it. */
export function onFrameMessage(
  frame: () => Window | null | undefined,
  onMessage: (message: PreviewMessage) => void,
): () => void {
  const receive = (event: MessageEvent) => {
    if (event.origin !== window.location.origin || event.source !== frame()) return;
    onMessage(event.data as PreviewMessage);
  };
  window.addEventListener('message', receive);
  return () => window.removeEventListener('message', receive);
}

const lectureLink = /^\/courses\/[^/]+\/lecture\/([^/]+)$/;

/**
 * Keeps links and forms of the previewed page from leading away from it: those to a lecture open its preview, others
 * do nothing. Links within the page and downloads work.
 */
export function keepInPreview(): () => void {
  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const href = link?.getAttribute('href');
    if (!link || !href || href.startsWith('#') || link.hasAttribute('download')) return;
    event.preventDefault();
    event.stopPropagation();
    const url = new URL(href, window.location.href);
    const lecture = url.origin === window.location.origin && lectureLink.exec(url.pathname)?.[1];
    postToBar(lecture ? { type: 'preview-lecture', id: lecture } : { type: 'preview-left' });
  }
  function onSubmit(event: Event) {
    event.preventDefault();
    event.stopPropagation();
    postToBar({ type: 'preview-left' });
  }
  // In the capture phase, so that the page's own handlers do not run.
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  return () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('submit', onSubmit, true);
  };
}
