import type { CodeFile } from '@nibras/contract/assessment/exercises/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { ReactNode } from 'react';
import { CodeEditor, type CodePlace } from '#assessment/code-editor/index.ts';
import { Button } from '#ui/form/button.tsx';
import { RetryIcon } from '#ui/ornament/icons.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import type { Exercise } from './queries.ts';
import { FormerWorks } from './work/former-works.tsx';
import { sameFiles } from './work/unite-work.ts';
import type { Work } from './work/use-work.ts';
import { WorkStatus } from './work/work-status.tsx';

interface CodePanelProps {
  exercise: Exercise;
  files: CodeFile[];
  work: Work;
  errorAt: CodePlace | null;
  storageKey: string;
  onRun(): void;
  /** The buttons that run, test and submit. */
  children: ReactNode;
}

/** The learner's files, with the way back to the start files and to former texts. */
export function CodePanel({ exercise, files, work, children, ...editor }: CodePanelProps) {
  const { language, files: start } = exercise;

  function reset() {
    const before = files;
    work.replace(start, 'reset');
    toast({
      title: 'عادت ملفات البداية',
      variant: 'success',
      duration: 10_000,
      action: { label: 'تراجع', onSelect: () => work.change(before) },
    });
  }

  return (
    <div className="flex min-w-0 flex-col gap-3">
      {work.isConflict && (
        <p role="status" className="rounded-md bg-info-soft px-4 py-3 text-sm">
          {wording`كُتب في {هذا|هذه} التمرين على جهاز آخر أيضًا. يظهر هنا الأحدث، والآخر محفوظ في «نسخ سابقة من عملك».`}
        </p>
      )}
      <CodeEditor
        files={files}
        language={language}
        label={wording`كود التمرين`}
        onChange={work.change}
        size="medium"
        {...editor}
      />
      {children}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <WorkStatus work={work} />
        {!sameFiles(files, start) && (
          <Button size="sm" variant="ghost" icon={<RetryIcon className="size-4" />} onClick={reset}>
            ابدأ من جديد
          </Button>
        )}
      </div>
      <FormerWorks
        former={work.former}
        language={language}
        onRestore={(former) => work.replace(former, 'brought-back')}
      />
    </div>
  );
}
