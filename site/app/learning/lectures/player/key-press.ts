/** Elements in which a person types. */
const typing = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Elements that handle Space or the arrow keys themselves. */
export const keyOperated =
  'a[href], button, summary, [role="slider"], [role="tab"], [role^="menu"], [tabindex]:not([tabindex="-1"])';

/** The player's sliders: input elements in which nothing is typed. */
export const slider = '[data-player-slider]';

export type KeyPress = Pick<
  KeyboardEvent,
  'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'
> & { target: Pick<Element, 'closest'> | null };

/** Whether a key may control the video: nobody types, nothing lies over the page, and it is no shortcut of the browser. */
export function isForPlayer(event: KeyPress | KeyboardEvent): boolean {
  const target = event.target as KeyPress['target'];
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  if (target?.closest(overlays)) return false;
  return Boolean(target?.closest(slider)) || !target?.closest(typing);
}

/** Whether a key plays a video whose player has not been loaded. */
export function isPlayKey(event: KeyPress | KeyboardEvent): boolean {
  const target = event.target as KeyPress['target'];
  if (event.shiftKey || !isForPlayer(event)) return false;
  return event.code === 'KeyK' || (event.code === 'Space' && !target?.closest(keyOperated));
}
