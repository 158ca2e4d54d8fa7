/** Properties that can hide a text and that this page never changes while it is shown. */
const watched = [
  'clipPath',
  'color',
  'contentVisibility',
  'display',
  'filter',
  'maskImage',
  'mixBlendMode',
  'opacity',
  'position',
  'scale',
  'textIndent',
  'transform',
  'visibility',
  'zIndex',
] as const;

/** The least width and height of a name that can be read. CSS pixels. */
const [leastWidth, leastHeight] = [20, 8];

const looksOf = (element: Element): string => {
  const style = getComputedStyle(element);
  return watched.map((property) => style[property]).join('|');
};

/** Whether a part of the page from an element up to the player is made invisible. */
function isHiddenWithin(element: Element, player: Element): boolean {
  for (let one: Element | null = element.parentElement; one; one = one.parentElement) {
    const { opacity, visibility, display } = getComputedStyle(one);
    if (Number(opacity) < 0.9 || visibility !== 'visible' || display === 'none') return true;
    if (one === player) return false;
  }
  return true;
}

/**
 * Notices when a name over a video is removed, hidden, moved out of the picture or given another text. What covers it
 * cannot be noticed. @param element as it looks now, in its place
 */
export function createNameGuard(
  element: HTMLElement,
  { player, name }: { player: HTMLElement; name: string },
) {
  const looks = looksOf(element);
  return {
    isShown(): boolean {
      if (element.parentElement !== player || element.textContent !== name) return false;
      if (looksOf(element) !== looks || isHiddenWithin(element, player)) return false;
      const [own, all] = [element.getBoundingClientRect(), player.getBoundingClientRect()];
      return (
        own.width >= leastWidth &&
        own.height >= leastHeight &&
        own.left >= all.left - 1 &&
        own.right <= all.right + 1 &&
        own.top >= all.top - 1 &&
        own.bottom <= all.bottom + 1
      );
    },
  };
}
