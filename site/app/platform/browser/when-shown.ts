/**
 * Calls back once an element is shown: at once, or as soon as what hides it is gone, such as a part above it that is
 * still loading (`inOrder`). An element that is not shown takes no focus and cannot be scrolled to.
 * @returns ends the wait
 */
export function whenShown(element: Element, shown: () => void): () => void {
  if (element.getClientRects().length > 0) {
    shown();
    return () => {};
  }
  // It reports a size as soon as there is one.
  const observer = new ResizeObserver(() => {
    if (element.getClientRects().length === 0) return;
    observer.disconnect();
    shown();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
