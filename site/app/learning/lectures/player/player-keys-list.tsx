import { wording } from '@nibras/contract/text/wording.ts';
import { useEffect, useRef } from 'react';
import { CloseIcon } from '#ui/ornament/icons.ts';

/** As they stand on a keyboard: by the place of a key and not by its letter. */
const allKeys = (): [keys: string, does: string][] => [
  ['Space · K', 'شغّل أو أوقف'],
  ['← → · J L', 'ارجع أو تقدّم 10 ثوانٍ'],
  ['Shift + ← →', wording`{=الفصل} السابق أو التالي`],
  ['0 … 9', 'انتقل إلى عُشر من الفيديو'],
  ['Home End', 'إلى البداية أو النهاية'],
  [', .', 'صورة إلى الوراء أو الأمام'],
  ['Shift + , .', 'أبطئ أو أسرع'],
  ['↑ ↓ · M', 'الصوت، أو اكتمه'],
  ['C', 'الترجمة المكتوبة'],
  ['F', 'ملء الشاشة'],
  ['I', 'نافذة عائمة'],
  ['Shift + N', 'التالية'],
  ['Shift + /', 'هذه المفاتيح'],
];

/** The player's keys, over the video. */
export function PlayerKeysList({ onClose }: { onClose(): void }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section
      ref={box}
      aria-label="مفاتيح الفيديو"
      tabIndex={-1}
      dir="rtl"
      className="player-keys"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <button type="button" className="player-button player-keys-close" onClick={onClose}>
        <CloseIcon />
        <span className="sr-only">أغلق</span>
      </button>
      <dl>
        {allKeys().map(([names, does]) => (
          <div key={names}>
            <dt dir="ltr">{names}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
