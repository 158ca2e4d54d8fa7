import type { PlaygroundProgram } from '@nibras/contract/assessment/playground.ts';
import { Button } from '#ui/form/button.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import type { LinkProblem } from './use-playground.ts';

const problems: Readonly<Record<LinkProblem, string>> = {
  broken: 'الرابط ناقص أو تغيّر في الطريق. اطلب من مرسله أن ينسخه مرة أخرى كاملًا.',
  'too-long': 'البرنامج الذي في الرابط أطول من أن يُفتح. اطلب من مرسله الكود نفسه.',
  'old-browser': 'متصفحك أقدم من أن يفك هذا الرابط. حدّثه ثم افتح الرابط من جديد.',
};

interface ProgramNoticesProps {
  problem: LinkProblem | null;
  replaced: PlaygroundProgram | null;
  onBack(): void;
}

/** What happened to the program of the link, and the way back to one's own. */
export function ProgramNotices({ problem, replaced, onBack }: ProgramNoticesProps) {
  if (problem) {
    return (
      <Notice tone="danger" title="تعذر فتح البرنامج من الرابط">
        {problems[problem]}
      </Notice>
    );
  }
  if (!replaced) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button variant="ghost" size="sm" onClick={onBack}>
          ارجع إلى برنامجي
        </Button>
      }
    >
      حلّ هذا البرنامج محل ما كتبته، وما كتبته محفوظ.
    </Notice>
  );
}
