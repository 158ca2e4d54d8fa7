import type { CodeFile } from '@nibras/contract/assessment/exercises/shapes.ts';
import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import { CodeEditor } from '#assessment/code-editor/index.ts';
import { formatTimeAgo } from '#platform/format.ts';
import { Button } from '#ui/form/button.tsx';
import type { FormerWork } from './stored-work.ts';

const reasons: Record<FormerWork['why'], string> = {
  reset: 'قبل العودة إلى ملفات البداية',
  'other-device': 'كُتبت على جهاز آخر',
  'brought-back': 'قبل استعادة نسخة سابقة',
};

interface FormerWorksProps {
  former: readonly FormerWork[];
  language: CodeLanguage;
  onRestore(files: CodeFile[]): void;
}

/** Former texts of the files, each to look at and to restore. */
export function FormerWorks({ former, language, onRestore }: FormerWorksProps) {
  if (former.length === 0) return null;
  return (
    <details className="rounded-md border border-line px-4 py-2">
      <summary className="min-h-9 cursor-pointer py-1 font-medium text-text-soft">
        نسخ سابقة من عملك ({former.length})
      </summary>
      <ul className="mt-2 flex flex-col gap-3 pb-2">
        {former.map(({ files, at, why }) => (
          <li key={at} className="flex flex-col gap-2 border-t border-line pt-3">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="text-sm text-text-soft">
                {reasons[why]}، {formatTimeAgo(at, Date.now())}
              </p>
              <Button size="sm" variant="secondary" onClick={() => onRestore(files)}>
                استعد هذه النسخة
              </Button>
            </div>
            <details>
              <summary className="min-h-9 cursor-pointer text-sm text-link">اعرض الكود</summary>
              <CodeEditor
                files={files}
                language={language}
                label="نسخة سابقة"
                readOnly
                size="small"
              />
            </details>
          </li>
        ))}
      </ul>
    </details>
  );
}
