import { helpKey, type PlayAction, playKeys, type VideoKey } from '#studio-kit/video/video-keys.ts';

/** What a key of the editor does. */
export type KeyAction =
  | PlayAction
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

/** The keys of the editor. */
export const keyTable: readonly VideoKey<KeyAction>[] = [
  playKeys.play,
  playKeys.back,
  playKeys.forward,
  { action: 'playLine', code: 'KeyP', shown: 'Alt+P', does: 'اسمع هذا السطر وحده' },
  playKeys.slower,
  playKeys.faster,
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
  { action: 'redo', code: 'KeyZ', with: 'ctrl+shift', shown: 'Ctrl+Shift+Z', does: 'أعد التغيير' },
  { action: 'redo', code: 'KeyY', with: 'ctrl', shown: 'Ctrl+Y', does: 'أعد التغيير' },
  { action: 'confirm', code: 'Enter', with: 'ctrl', shown: 'Ctrl+Enter', does: 'اعتمد الترجمة' },
  helpKey,
];
