import type { MadeBatch } from '@nibras/contract/selling/codes/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { treeQuery } from '#learning/tree/studio/index.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { useCheckedForm } from '#studio-kit/forms/use-checked-form.ts';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { QueryFrame } from '#studio-kit/lists/query-frame.tsx';
import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/form/button.tsx';
import { inOrder } from '#ui/list/skeleton.tsx';
import { bottomBar } from '#ui/overlay/bottom-bar.ts';
import { CardPreview } from './card-preview.tsx';
import { CodesFields } from './codes-fields.tsx';
import { bodyOf, type CodesForm, countOf, emptyForm, formLike, problemsOf } from './codes-form.ts';
import { MadeCodes } from './made-codes.tsx';
import { batchQuery, codesKey, createBatch } from './queries.ts';

/** New codes: the form, and then the codes themselves, once. */
export default function NewCodesPage() {
  const [made, setMade] = useState<MadeBatch | null>(null);
  return (
    <StudioPage
      title={made ? made.batch.name : 'أكواد جديدة'}
      crumbs={[{ label: 'أكواد الاشتراك', to: '/studio/codes' }]}
      recent={!made}
    >
      {made ? <MadeCodes made={made} /> : <FirstForm onMade={setMade} />}
    </StudioPage>
  );
}

interface FirstFormProps {
  onMade(made: MadeBatch): void;
}

/** Empty, for a course, or like a batch: as the address says. */
function FirstForm({ onMade }: FirstFormProps) {
  const [params] = useSearchParams();
  const like = Number(params.get('like'));
  const course = Number(params.get('course'));
  if (like) return <FormLike id={like} count={Number(params.get('count'))} onMade={onMade} />;
  if (course) return <FormFor course={course} onMade={onMade} />;
  return <NewCodesForm first={emptyForm} onMade={onMade} />;
}

/** As many codes as the batch has, unless `count` says otherwise. */
function FormLike({ id, count, onMade }: FirstFormProps & { id: number; count: number }) {
  return (
    <QueryFrame query={useQuery(batchQuery(id))} label="أكواد جديدة">
      {(batch) => <NewCodesForm first={formLike(batch, count || batch.count)} onMade={onMade} />}
    </QueryFrame>
  );
}

function FormFor({ course, onMade }: FirstFormProps & { course: number }) {
  return (
    <QueryFrame query={useQuery(treeQuery(course))} label="أكواد جديدة">
      {({ course: { id, name } }) => (
        <NewCodesForm first={{ ...emptyForm, courses: [{ id, name }] }} onMade={onMade} />
      )}
    </QueryFrame>
  );
}

const fieldNames = [
  'amount',
  'count',
  'printed_price',
  'prefix',
  'access_days',
  'name',
  'valid_from',
  'valid_until',
] as const;

interface NewCodesFormProps {
  first: CodesForm;
  onMade(made: MadeBatch): void;
}

function NewCodesForm({ first, onMade }: NewCodesFormProps) {
  const client = useQueryClient();
  const { timeZone } = useSiteConfig();
  const editing = useCheckedForm<CodesForm>({ defaultValues: first, check: problemsOf });
  const form = editing.form.watch();
  const { setFocus } = editing.form;
  const hasCourses = first.courses.length > 0;
  // The number is typed without a press; not where a keyboard would cover the courses that are left to choose.
  useEffect(() => {
    if (hasCourses || matchMedia('(pointer: fine)').matches) {
      setFocus('count', { shouldSelect: true });
    }
  }, [setFocus, hasCourses]);

  async function make(values: CodesForm) {
    try {
      onMade(await createBatch(bodyOf(values, timeZone)));
      void client.invalidateQueries({ queryKey: codesKey });
    } catch (error) {
      editing.showErrors(error, fieldNames);
      toastFailure('تعذر صنع الأكواد', error);
    }
  }
  const count = countOf(form);
  return (
    <form
      noValidate
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_24rem] xl:gap-8',
        inOrder,
      )}
      onSubmit={(event) => void editing.submit(make, event)}
    >
      <div className={cx('flex min-w-0 flex-col gap-6', inOrder)}>
        <CodesFields {...editing} />
        <div
          ref={bottomBar}
          className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-sticky -mx-gutter border-t border-line bg-surface px-gutter py-3 lg:bottom-0"
        >
          <Button
            type="submit"
            size="lg"
            loading={editing.sending}
            loadingLabel="جارٍ صنع الأكواد…"
            className="max-sm:w-full"
          >
            {form.gift
              ? 'اصنع رابط الهدية'
              : count
                ? `اصنع ${countLabel(count, rareNouns.code, 'accusative')} ونزّل ورقتها`
                : 'اصنع الأكواد ونزّل ورقتها'}
          </Button>
        </div>
      </div>
      <CardPreview form={form} />
    </form>
  );
}
