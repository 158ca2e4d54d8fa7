import type { CourseTerm } from '@nibras/contract/learning/captions/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { SkeletonText } from '#ui/list/skeleton.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { saveTerms, termsQuery } from './calls.ts';
import { readTerms, writtenTerms } from './lines/written-terms.ts';

interface TermsDialogProps {
  course: number;
  onClose(): void;
}

/** The terms that drafts by machine write as the teacher does. */
export function TermsDialog({ course, onClose }: TermsDialogProps) {
  const { data, error } = useQuery(termsQuery(course));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={wording`مصطلحات الكورس`}
      description="كلمة في كل صف كما تريد كتابتها، وبعد النقطتين كيف تُسمع. تكتبها مسودات الجهاز كما هنا."
      size="md"
    >
      {error && <p role="alert">{errorText(error)}</p>}
      {!data && !error && <SkeletonText lines={4} />}
      {data && <TermsForm key={data.version} course={course} {...data} onClose={onClose} />}
    </Dialog>
  );
}

interface TermsFormProps extends TermsDialogProps {
  terms: CourseTerm[];
  version: number;
}

function TermsForm({ course, terms, version, onClose }: TermsFormProps) {
  const [text, setText] = useState(() => writtenTerms(terms));
  const client = useQueryClient();
  const read = readTerms(text);
  const save = useAsyncAction(async () => {
    try {
      const saved = await saveTerms(course, { terms: read.terms, version });
      client.setQueryData(termsQuery(course).queryKey, saved);
      toast({ title: 'حُفظت المصطلحات', variant: 'success' });
      onClose();
    } catch (error) {
      toastFailure('تعذر حفظ المصطلحات', error);
    }
  });
  return (
    <div className="flex flex-col gap-4">
      <Field
        label="المصطلحات"
        hint="مثل: closure: كلوجر، الكلوجر"
        error={
          read.fault === null
            ? undefined
            : `راجع الصف ${read.fault}: كلمة بلا اسم، أو أطول أو أكثر من الحد.`
        }
      >
        <Textarea rows={8} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <div className="flex gap-3">
        <Button
          disabled={read.fault !== null}
          loading={save.busy}
          loadingLabel="جارٍ الحفظ…"
          onClick={() => void save.run()}
        >
          احفظ
        </Button>
        <Button variant="ghost" onClick={onClose}>
          إلغاء
        </Button>
      </div>
    </div>
  );
}
