import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { Select } from '#studio-kit/fields/select-draft-field.tsx';
import { StudioSearch } from '#studio-kit/lists/list-frame.tsx';
import { Button } from '#ui/form/button.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { SkeletonText } from '#ui/list/skeleton.tsx';
import { Dialog, DialogClose } from '#ui/overlay/dialog.tsx';
import { bankQuery } from '../queries.ts';
import { kindTexts, shownName } from '../texts.ts';
import type { Quiz } from './use-quiz.ts';

interface PickQuestionsProps {
  course: number;
  quiz: Quiz;
  onClose(): void;
}

/** Chooses questions of the bank for a quiz; those that it asks already are not offered. */
export function PickQuestions({ course, quiz, onClose }: PickQuestionsProps) {
  const [search, setSearch] = useState('');
  const [tag, setTag] = useState('');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const query = bankQuery(course, { page, search, ...(tag && { tag }) });
  const { data, error, refetch } = useQuery({ ...query, placeholderData: keepPreviousData });
  const asked = new Set(quiz.keyed.map(({ key }) => key));
  const offered = data?.questions.data.filter(({ id }) => !asked.has(id)) ?? [];

  function add() {
    quiz.insert(
      chosen.map((question) => ({ question })),
      null,
    );
    onClose();
  }
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="lg"
      title="من بنك الأسئلة"
      description={wording`السؤال الواحد يُطرح في أكثر من اختبار، وتعديله يظهر فيها كلها بعد النشر.`}
      footer={
        <>
          <Button disabled={chosen.length === 0} onClick={add}>
            {chosen.length === 0
              ? wording`أضف إلى الاختبار`
              : `أضف ${countLabel(chosen.length, rareNouns.question, 'accusative')}`}
          </Button>
          <DialogClose>
            <Button variant="secondary">إلغاء</Button>
          </DialogClose>
        </>
      }
    >
      <div className="mb-3 flex flex-wrap gap-3">
        <StudioSearch
          label="ابحث في البنك"
          value={search}
          onSearch={(text) => {
            setSearch(text);
            setPage(1);
          }}
          className="min-w-56 grow"
        />
        <Select
          aria-label="الوسم"
          value={tag}
          onChange={({ target }) => {
            setTag(target.value);
            setPage(1);
          }}
          className="min-h-11! w-auto! max-w-56"
        >
          <option value="">كل الوسوم</option>
          {data?.tags.map(({ name, questions }) => (
            <option key={name} value={name}>{`${name} (${questions})`}</option>
          ))}
        </Select>
      </div>
      {error && !data ? (
        <FailedState message={errorText(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <div role="status" aria-label="جارٍ تحميل البنك">
          <SkeletonText lines={5} />
        </div>
      ) : (
        <>
          <ul className="max-h-[45dvh] divide-y divide-line overflow-y-auto rounded-md border border-line">
            {offered.map((row) => (
              <li key={row.id}>
                <label className="flex cursor-pointer items-start gap-3 px-3 py-2.5 hover:bg-sunken/60">
                  <input
                    type="checkbox"
                    checked={chosen.includes(row.id)}
                    onChange={() => toggle(row.id)}
                    className="mt-1.5 size-4.5 shrink-0 accent-link"
                  />
                  <span className="min-w-0">
                    <bdi className="wrap-anywhere">{shownName(row.name)}</bdi>
                    <span className="block text-sm text-text-faint">
                      {[
                        kindTexts[row.kind].name,
                        countLabel(row.points, rareNouns.mark),
                        ...row.tags.map((one) => `#${one}`),
                      ].join(' · ')}
                    </span>
                  </span>
                </label>
              </li>
            ))}
            {offered.length === 0 && (
              <li className="px-3 py-6 text-center text-text-soft">
                {data.questions.data.length > 0
                  ? wording`أسئلة هذه الصفحة كلها في الاختبار.`
                  : search || tag
                    ? 'لا سؤال يطابق ما بحثت عنه.'
                    : 'لا أسئلة في البنك بعد.'}
              </li>
            )}
          </ul>
          {data.questions.meta.last_page > 1 && (
            <div className="mt-3 flex items-center justify-between gap-3 text-sm">
              <Button
                size="sm"
                variant="ghost"
                disabled={page <= 1}
                onClick={() => setPage(page - 1)}
              >
                السابق
              </Button>
              <span>{`صفحة ${page} من ${data.questions.meta.last_page}`}</span>
              <Button
                size="sm"
                variant="ghost"
                disabled={page >= data.questions.meta.last_page}
                onClick={() => setPage(page + 1)}
              >
                التالي
              </Button>
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}
