import { useEffect, useEffectEvent } from 'react';

/** What a key of the editor does. */
export type KeyAction =
  | 'play'
  | 'back'
  | 'forward'
  | 'slower'
  | 'faster'
  | 'playLine'
  | 'start'
  | 'end'
  | 'next'
  | 'previous'
  | 'split'
  | 'join'
  | 'remove'
  | 'insert'
  | 'speaker'
  | 'find'
  | 'shift'
  | 'warning'
  | 'undo'
  | 'redo'
  | 'confirm'
  | 'help';

interface Key {
  action: KeyAction;
  /** Its place on the keyboard, which is the same in Arabic and Latin letters. */
  code: string;
  /** With Alt by default. `field`: alone, in the text of a line. */
  with?: 'ctrl' | 'ctrl+shift' | 'field';
  shown: string;
  does: string;
}

/**
 * The keys of the editor. Alt with a key is left free by browsers and Arabic keyboards for these places; the ones that open
 * menus (D, E, F, and Firefox’s) are not among them.
 */
export const keyTable: readonly Key[] = [
  { action: 'play', code: 'KeyK', shown: 'Alt+K', does: 'شغّل الفيديو أو أوقفه' },
  { action: 'back', code: 'KeyJ', shown: 'Alt+J', does: 'ارجع ثانيتين' },
  { action: 'forward', code: 'KeyL', shown: 'Alt+L', does: 'تقدّم ثانيتين' },
  { action: 'playLine', code: 'KeyP', shown: 'Alt+P', does: 'اسمع هذا السطر وحده' },
  { action: 'slower', code: 'Comma', shown: 'Alt+,', does: 'أبطئ' },
  { action: 'faster', code: 'Period', shown: 'Alt+.', does: 'أسرع' },
  { action: 'start', code: 'BracketLeft', shown: 'Alt+[', does: 'يبدأ السطر الآن' },
  { action: 'end', code: 'BracketRight', shown: 'Alt+]', does: 'ينتهي السطر الآن' },
  { action: 'next', code: 'Enter', with: 'field', shown: 'Enter', does: 'السطر التالي' },
  { action: 'next', code: 'ArrowDown', shown: 'Alt+↓', does: 'السطر التالي' },
  { action: 'previous', code: 'ArrowUp', shown: 'Alt+↑', does: 'السطر السابق' },
  { action: 'split', code: 'Enter', shown: 'Alt+Enter', does: 'اقسم السطر عند المؤشر' },
  { action: 'join', code: 'KeyM', shown: 'Alt+M', does: 'ضُمّ السطر التالي إليه' },
  { action: 'insert', code: 'KeyN', shown: 'Alt+N', does: 'سطر جديد هنا' },
  { action: 'remove', code: 'Backspace', shown: 'Alt+⌫', does: 'احذف السطر' },
  { action: 'speaker', code: 'KeyU', shown: 'Alt+U', does: 'المتحدّث' },
  { action: 'find', code: 'KeyR', shown: 'Alt+R', does: 'ابحث واستبدل' },
  { action: 'shift', code: 'KeyO', shown: 'Alt+O', does: 'قدّم الأوقات أو أخّرها' },
  { action: 'warning', code: 'KeyW', shown: 'Alt+W', does: 'التنبيه التالي' },
  { action: 'undo', code: 'KeyZ', with: 'ctrl', shown: 'Ctrl+Z', does: 'تراجع' },
  { action: 'redo', code: 'KeyZ', with: 'ctrl+shift', shown: 'Ctrl+Shift+Z', does: 'أعد' },
  { action: 'redo', code: 'KeyY', with: 'ctrl', shown: 'Ctrl+Y', does: 'أعد' },
  { action: 'confirm', code: 'Enter', with: 'ctrl', shown: 'Ctrl+Enter', does: 'اعتمد الترجمة' },
  { action: 'help', code: 'Slash', shown: 'Alt+/', does: 'هذه القائمة' },
];

type Pressed = Pick<KeyboardEvent, 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

const chordOf = ({ altKey, ctrlKey, metaKey, shiftKey }: Pressed) => {
  const isCtrl = ctrlKey || metaKey;
  // AltGr, which writes signs on some keyboards, is both.
  if (altKey) return isCtrl || shiftKey ? null : 'alt';
  if (isCtrl) return shiftKey ? 'ctrl+shift' : 'ctrl';
  return shiftKey ? null : 'field';
};

/** What a press does in the editor; null for one that is not of its keys. @param inText whether the text of a line has it */
export function actionOf(pressed: Pressed, inText: boolean): KeyAction | null {
  const chord = chordOf(pressed);
  if (chord === null || (chord === 'field' && !inText)) return null;
  const key = keyTable.find((one) => one.code === pressed.code && (one.with ?? 'alt') === chord);
  return key?.action ?? null;
}

/** Runs the actions of the editor's keys, also while a field has the focus. Keys of dialogs are theirs. */
export function useCaptionKeys(act: (action: KeyAction) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || document.querySelector('[role=dialog]'))
      return;
    const target = event.target instanceof Element ? event.target : null;
    // A key that asks for help outside of fields, as elsewhere in the studio.
    const isHelp = event.key === '?' || event.key === '؟';
    if (isHelp && !target?.closest('input, textarea')) {
      event.preventDefault();
      act('help');
      return;
    }
    const action = actionOf(event, target?.closest('[data-caption-text]') != null);
    if (action === null) return;
    // Undo in another field, such as that of the search, is that field's.
    const isOther = target?.closest('input, textarea') && !target.closest('[data-caption-row]');
    if (isOther && (action === 'undo' || action === 'redo')) return;
    event.preventDefault();
    act(action);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
