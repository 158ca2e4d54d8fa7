import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { Button } from '#ui/form/button.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import type { Taking } from '../saving/use-taking.ts';

interface ConnectionNoteProps {
  taking: Taking;
  /** Whether the page shows this browser's copy. */
  isCopy: boolean;
  ended: boolean;
}

const storedText = (stored: boolean) =>
  stored
    ? 'هي محفوظة في هذا المتصفح، وسنرسلها تلقائيًا حين يعود الاتصال.'
    : 'لا يسمح هذا المتصفح بحفظها، فلا تغلق الصفحة حتى يعود الاتصال.';

/** Below the words, since a phone has no room beside them. */
function Act({ onClick, children }: { onClick(): void; children: string }) {
  return (
    <div className="mt-2">
      <Button size="sm" variant="secondary" onClick={onClick}>
        {children}
      </Button>
    </div>
  );
}

/** What a cut line means for the answers and for handing them in. */
export function ConnectionNote({ taking, isCopy, ended }: ConnectionNoteProps) {
  const unsaved = Object.values(taking.answers).filter(
    ({ saved, refused }) => !saved && !refused,
  ).length;
  if (taking.handing === 'waiting') {
    return (
      <Notice
        tone="warning"
        title={ended ? 'انتهى الوقت، ولا اتصال الآن' : 'سنسلّم إجاباتك حين يعود الاتصال'}
      >
        {ended
          ? 'كل إجابة حُفظت قبل نهاية الوقت محسوبة لك. سنعرض نتيجتك حين يعود الاتصال.'
          : 'يمكنك إغلاق الصفحة: إجاباتك محفوظة في هذا المتصفح.'}
        {!ended && <Act onClick={() => void taking.goOn()}>تابع الإجابة</Act>}
      </Notice>
    );
  }
  if (taking.trouble === 'offline' && unsaved > 0) {
    return (
      <Notice
        tone="warning"
        title={`لا اتصال: لم تُحفظ على الخادم ${countLabel(unsaved, rareNouns.answer, 'nominative')}`}
      >
        تابع الإجابة كالمعتاد. {storedText(taking.stored)}
        <Act onClick={taking.saveNow}>حاول الآن</Act>
      </Notice>
    );
  }
  if (!isCopy) return null;
  return (
    <Notice tone="info" title="تجيب الآن بلا اتصال">
      هذه أسئلة محاولتك كما حفظها هذا المتصفح. أجب كالمعتاد، وسنرسل إجاباتك حين يعود الاتصال.
    </Notice>
  );
}
