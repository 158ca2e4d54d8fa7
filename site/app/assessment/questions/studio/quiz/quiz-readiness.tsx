import { Notice } from '#ui/overlay/notice.tsx';
import { incompleteText, lackSentence, shownName } from '../texts.ts';
import type { Quiz } from './use-quiz.ts';

const most = 8;

/** The questions that keep the quiz from being published; each leads to itself. */
export function QuizReadiness({ quiz }: { quiz: Quiz }) {
  const lacking = quiz.keyed.flatMap(({ key }, position) => {
    const row = quiz.rows.get(key);
    return row && !row.deleted && row.missing.length > 0 ? [{ row, position }] : [];
  });
  if (lacking.length === 0) return null;

  function jump(id: number) {
    if (!quiz.open.isOpen(id)) quiz.open.toggle(id);
    const line = document.getElementById(`question-${id}`);
    line?.scrollIntoView({ block: 'start' });
    line?.querySelector<HTMLElement>('button[aria-expanded]')?.focus({ preventScroll: true });
  }

  return (
    <Notice tone="warning" title={`قبل النشر: ${incompleteText(lacking.length)}`}>
      <ul className="mt-1 flex flex-col">
        {lacking.slice(0, most).map(({ row, position }) => (
          <li key={row.id} className="text-sm">
            <button
              type="button"
              onClick={() => jump(row.id)}
              className="touch-target relative min-h-8 text-start text-link underline-offset-4 hover:underline"
            >
              {position + 1}. <bdi>{shownName(row.name)}</bdi>
            </button>
            <span className="text-text-soft"> {lackSentence(row.missing)}</span>
          </li>
        ))}
        {lacking.length > most && <li className="text-sm text-text-soft">…وغيرها</li>}
      </ul>
    </Notice>
  );
}
