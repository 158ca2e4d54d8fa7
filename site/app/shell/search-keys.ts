/** Whether a key is pressed while something is written, in a field, an editor or a list of choices. */
function isWriting(event: KeyboardEvent): boolean {
  // The first of the path, because an editor may be in a shadow root.
  const target = event.composedPath()[0];
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input,textarea,select'))
  );
}

/** The key / of a keyboard; on an Arabic one it writes «ظ». */
const isSlash = ({ key, code }: KeyboardEvent) => key === '/' || (code === 'Slash' && key === 'ظ');

/** Whether a key press opens the search: Ctrl or ⌘ and K, or / while nothing is being written. */
export function opensSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.altKey) return false;
  // One dialog at a time.
  if (document.querySelector('[role$=dialog]')) return false;
  const withCommand = event.ctrlKey || event.metaKey;
  // The key and not the letter: on an Arabic keyboard the key K writes «ن».
  if (withCommand) return event.code === 'KeyK' && !event.shiftKey;
  return isSlash(event) && !isWriting(event);
}
