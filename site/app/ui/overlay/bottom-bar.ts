import { useToasts } from './toast-store.ts';

const heights = new Map<Element, number>();

function updateToasts(): void {
  useToasts.setState({ barHeight: Math.max(0, ...heights.values()) });
}

/** The ref of a bar with buttons that sticks to the bottom edge: toasts keep above it while it is on the page. */
export function bottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return;
  const observer = new ResizeObserver(() => {
    heights.set(bar, bar.offsetHeight);
    updateToasts();
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    heights.delete(bar);
    updateToasts();
  };
}
