import { useEffectEvent, useLayoutEffect } from 'react';

/** A key of a page beside a video. */
export interface VideoKey<Action extends string> {
  action: Action;
  /** Its place on the keyboard, which is the same in Arabic and Latin letters. */
  code: string;
  /** With Alt by default. `field`: alone, in a field of a row. `alone`: by itself, outside of fields. */
  with?: 'ctrl' | 'ctrl+shift' | 'field' | 'alone';
  shown: string;
  does: string;
}

/** What plays a video beside a list. */
export type PlayAction = 'play' | 'back' | 'forward' | 'slower' | 'faster';

/**
 * The keys that play a video, also while a field has the focus. Alt with a key is left free by browsers and Arabic keyboards
 * for these places; the ones that open menus (D, E, F, and Firefox’s) are not among them.
 */
export const playKeys = {
  play: { action: 'play', code: 'KeyK', shown: 'Alt+K', does: 'شغّل الفيديو أو أوقفه' },
  back: { action: 'back', code: 'KeyJ', shown: 'Alt+J', does: 'ارجع ثانيتين' },
  forward: { action: 'forward', code: 'KeyL', shown: 'Alt+L', does: 'تقدّم ثانيتين' },
  slower: { action: 'slower', code: 'Comma', shown: 'Alt+,', does: 'أبطئ' },
  faster: { action: 'faster', code: 'Period', shown: 'Alt+.', does: 'أسرع' },
} as const satisfies Record<PlayAction, VideoKey<PlayAction>>;

/** The key that lists the keys. */
export const helpKey = {
  action: 'help',
  code: 'Slash',
  shown: 'Alt+/',
  does: 'هذه القائمة',
} as const satisfies VideoKey<'help'>;

type Pressed = Pick<KeyboardEvent, 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Where the focus is: in a field of a row, in another field, or in none. */
export type Focus = 'row' | 'field' | 'none';

const chordOf = ({ altKey, ctrlKey, metaKey, shiftKey }: Pressed, focus: Focus) => {
  const isCtrl = ctrlKey || metaKey;
  // AltGr, which writes signs on some keyboards, is both.
  if (altKey) return isCtrl || shiftKey ? null : 'alt';
  if (isCtrl) return shiftKey ? 'ctrl+shift' : 'ctrl';
  if (shiftKey || focus === 'field') return null;
  return focus === 'row' ? 'field' : 'alone';
};

/** What a press does; null for one that is none of the keys. */
export function actionOf<Action extends string>(
  keys: readonly VideoKey<Action>[],
  pressed: Pressed,
  focus: Focus,
): Action | null {
  const chord = chordOf(pressed, focus);
  if (chord === null) return null;
  const key = keys.find((one) => one.code === pressed.code && (one.with ?? 'alt') === chord);
  return key?.action ?? null;
}

interface KeyPlaces {
  /** Selector of the fields whose own keys are those with `field`. */
  text?: string;
  /** Selector of rows whose fields leave undo and redo to the page. */
  row?: string;
}

const fields = 'input:not([type=checkbox],[type=radio]), textarea, select, [contenteditable]';

/** Runs the actions of keys, also while a field has the focus. Keys of dialogs and menus are theirs. */
export function useVideoKeys<Action extends string>(
  keys: readonly VideoKey<Action>[],
  act: (action: Action) => void,
  { text = '', row = '' }: KeyPlaces = {},
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || document.querySelector('[role=dialog]'))
      return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('[role=menu]')) return;
    const field = target?.closest(fields);
    const isText = text !== '' && target?.closest(text) != null;
    const help = keys.find(({ code, with: held }) => code === 'Slash' && held === undefined);
    // A key that asks for help outside of fields, as elsewhere in the studio.
    if (help && !field && (event.key === '?' || event.key === '؟')) {
      event.preventDefault();
      act(help.action);
      return;
    }
    const action = actionOf(keys, event, isText ? 'row' : field ? 'field' : 'none');
    if (action === null) return;
    // A key that is held down acts once where it would write.
    if (event.repeat && !event.altKey && !event.ctrlKey && !event.metaKey && !field) return;
    // Undo in another field, such as that of a search, is that field's.
    const isOther = field && !(row !== '' && target?.closest(row));
    if (isOther && (event.ctrlKey || event.metaKey) && /^Key[ZY]$/.test(event.code)) return;
    event.preventDefault();
    act(action);
  });
  // Not after the paint: a press on what is shown already would be lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
