const heights = new Map<Element, number>();

function tellToasts(): void {
  const height = Math.max(0, ...heights.values());
  document.documentElement.style.setProperty('--bar-above', `${height}px`);
}

/** The ref of a bar with buttons that sticks to the bottom edge: toasts keep above it while it is on the page. */
export function bottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return;
  const observer = new ResizeObserver(() => {
    heights.set(bar, bar.offsetHeight);
    tellToasts();
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    heights.delete(bar);
    tellToasts();
  };
}
