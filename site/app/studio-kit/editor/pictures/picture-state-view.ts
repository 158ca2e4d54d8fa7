import type { PictureState } from './picture-uploads.ts';

interface Actions {
  onFile(file: File): void;
  onRemove(): void;
}

const lost: PictureState = {
  type: 'failed',
  message: 'لم يكتمل رفع هذه الصورة، ولن تظهر في الصفحة. اختر ملفها من جديد.',
  preview: null,
};

function button(text: string, onPress: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.addEventListener('click', onPress);
  return element;
}

/** What is said below a picture that has no address yet: that it is being uploaded, or why it is not. */
export function pictureStateView({ onFile, onRemove }: Actions) {
  const dom = document.createElement('div');
  dom.className = 'picture-state';
  dom.contentEditable = 'false';
  dom.setAttribute('role', 'status');
  const text = document.createElement('span');
  const file = document.createElement('input');
  file.type = 'file';
  file.accept = 'image/*';
  file.hidden = true;
  file.addEventListener('change', () => {
    const [chosen] = file.files ?? [];
    if (chosen) onFile(chosen);
    file.value = '';
  });
  const choose = button('اختر الملف', () => file.click());
  const remove = button('أزل الصورة', onRemove);
  dom.append(text, choose, remove, file);
  return {
    dom,
    /** @param state undefined where the upload is not known, as after a reload; null for a picture with its address */
    show(state: PictureState | undefined | null) {
      dom.hidden = state === null || state?.type === 'ready';
      const shown = state ?? lost;
      const isSending = shown.type === 'sending';
      text.textContent = shown.type === 'failed' ? shown.message : 'جارٍ رفع الصورة…';
      choose.hidden = isSending;
      remove.hidden = isSending;
    },
  };
}
