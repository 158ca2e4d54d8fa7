import { exchange as limits } from '@nibras/contract/assessment/limits.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { useMemo, useState } from 'react';
import { ListInput, useCheck } from '#people/imports/studio/index.ts';
import { errorText } from '#platform/api/api-error.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { showUndo } from '#studio-kit/frame/undo-toast.ts';
import { Button } from '#ui/form/button.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { Dialog, DialogClose } from '#ui/overlay/dialog.tsx';
import { CheckReport } from './check-report.tsx';
import { checkQuestions, type ExchangedText, importQuestions } from './queries.ts';

const inputTexts = {
  label: 'الأسئلة',
  hint: 'بصيغة GIFT أو Moodle XML، كما يصدّرها مودل وغيره.',
  placeholder:
    '// GIFT: سطر فارغ بين كل سؤالين\nما الكلمة التي تعرّف دالة في بايثون؟ {\n  =def\n  ~function\n}',
  fileLabel: 'ملف الأسئلة',
  choose: 'أو اختر ملفًا',
  tooLarge: 'قسّمه إلى ملفات.',
};

interface ImportDialogProps {
  course: number;
  onClose(): void;
  onChanged(): void;
}

/** Imports questions: pasted or a file, looked at before anything is made. */
export function ImportDialog({ course, onClose, onChanged }: ImportDialogProps) {
  const [text, setText] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [key] = useState(() => crypto.randomUUID());
  const isEmpty = file === null && text.trim() === '';
  const sent = useMemo<ExchangedText | null>(
    () => (isEmpty ? null : { course, content: file ?? new Blob([text], { type: 'text/plain' }) }),
    [isEmpty, course, file, text],
  );
  const version = JSON.stringify([
    'questions',
    course,
    file ? [file.name, file.size, file.lastModified] : text,
  ]);
  const { check, error, retry, current } = useCheck(sent, version, checkQuestions);
  const good = check?.counts.good ?? 0;
  const start = useAsyncAction(async () => {
    if (!sent) return;
    try {
      const { made, undo } = await importQuestions(sent, key);
      onClose();
      onChanged();
      showUndo(
        `أضفنا ${countLabel(made, rareNouns.question, 'accusative')} إلى البنك`,
        undo,
        onChanged,
      );
    } catch (failure) {
      toastFailure('تعذر الاستيراد', failure);
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title="استيراد أسئلة"
      description="نقرأ الأسئلة ونخبرك بما سيُضاف وما لا يُفهم، قبل أن يُضاف شيء. تدخل البنك مسودات."
      footer={
        <>
          <Button
            loading={start.busy}
            loadingLabel="جارٍ الاستيراد…"
            disabled={good === 0 || !current}
            onClick={() => void start.run()}
          >
            {good === 0 ? 'استورد' : `أضف ${countLabel(good, rareNouns.question, 'accusative')}`}
          </Button>
          <DialogClose>
            <Button variant="ghost">ألغِ</Button>
          </DialogClose>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <ListInput
          text={text}
          file={file}
          onText={setText}
          onFile={setFile}
          texts={inputTexts}
          accept=".xml,.txt,.gift,text/xml,application/xml,text/plain"
          maxBytes={limits.maxBytes}
        />
        {error && sent && !check && (
          <FailedState title="تعذرت قراءة الأسئلة" message={errorText(error)} onRetry={retry} />
        )}
        {sent && !check && !error && (
          <div role="status" aria-label="جارٍ قراءة الأسئلة">
            <Skeleton className="h-20 w-full" />
          </div>
        )}
        {check && <CheckReport check={check} />}
      </div>
    </Dialog>
  );
}
