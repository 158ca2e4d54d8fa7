import { questionKinds } from '@nibras/contract/assessment/questions/shapes.ts';
import type { CourseTree } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { ExchangeMenu } from '#assessment/exchange/studio/index.ts';
import { CoursePageFrame } from '#learning/tree/studio/index.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { itemStateIn } from '#studio-kit/lists/item-states.ts';
import { useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { type ListTexts, StudioList } from '#studio-kit/lists/studio-list.tsx';
import { useSelected } from '#studio-kit/lists/use-selected.ts';
import { Button } from '#ui/form/button.tsx';
import { PlusIcon, QuizIcon } from '#ui/ornament/icons.ts';
import { KindMenu } from '../editor/kind-menu.tsx';
import { bankKey, bankQuery, createQuestion } from '../queries.ts';
import { BankBar } from './bank-bar.tsx';
import { BankFilters } from './bank-filters.tsx';
import { BankRow } from './bank-row.tsx';
import { useBankActions } from './use-bank-actions.ts';

const listTexts: ListTexts = {
  items: 'الأسئلة',
  none: 'لا أسئلة',
  search: 'ابحث في الأسئلة والإجابات',
  notFound: (search) =>
    `لم نجد سؤالًا يطابق «${search}». يبحث هذا الحقل في نص السؤال وإجاباته وشرحه.`,
  noneFiltered: {
    title: 'لا أسئلة بهذه الصفات',
    description: 'غيّر الوسم أو النوع أو الحالة من الأعلى، أو اعرض الأسئلة كلها.',
  },
  first: {
    title: wording`لا أسئلة في بنك {هذا|هذه} الكورس`,
    description: wording`اكتب سؤالًا هنا أو في أي اختبار من {course:محاضراته|محاضراتها}. السؤال يُكتب مرة ويُطرح في كل اختبار {quiz:تختاره|تختارها}.`,
  },
};

/** The bank of a course's questions. */
export default function BankPage() {
  const courseId = Number(useParams().id);
  const make = useMakeQuestion(courseId);
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: bankKey(courseId) });
  return (
    <CoursePageFrame
      courseId={courseId}
      title="بنك الأسئلة"
      actions={({ course }) =>
        course.permissions.edit && (
          <>
            <ExchangeMenu course={courseId} onChanged={refresh} />
            <KindMenu
              onKind={(kind) => void make(kind)}
              trigger={
                <Button size="sm" icon={<PlusIcon className="size-4.5" />}>
                  سؤال جديد
                </Button>
              }
            />
          </>
        )
      }
    >
      {(tree) => <Bank tree={tree} onNew={() => void make('single')} />}
    </CoursePageFrame>
  );
}

/** Makes a question, which opens at once. */
function useMakeQuestion(course: number) {
  const navigate = useNavigate();
  const client = useQueryClient();
  return async (kind: (typeof questionKinds)[number]) => {
    try {
      const { question } = await createQuestion(course, kind);
      void client.invalidateQueries({ queryKey: bankKey(course) });
      await navigate(`/studio/questions/${question.id}`);
    } catch (error) {
      toastFailure('تعذرت إضافة السؤال', error);
    }
  };
}

function Bank({ tree, onNew }: { tree: CourseTree; onNew(): void }) {
  const { id, permissions } = tree.course;
  const address = useListAddress();
  const { page, search, params } = address;
  const tag = params.get('tag') ?? undefined;
  const kind = questionKinds.find((one) => one === params.get('kind'));
  const state = itemStateIn(params);
  const bank = useQuery({
    ...bankQuery(id, {
      page,
      search,
      ...(tag && { tag }),
      ...(kind && { kind }),
      ...(state && { state }),
    }),
  });
  const list = { ...bank, data: bank.data?.questions };
  const rows = bank.data?.questions.data ?? [];
  const tags = bank.data?.tags ?? [];
  const {
    selected,
    toggle,
    toggleAll,
    state: chosen,
    clear,
  } = useSelected(rows.map((row) => row.id));
  const actions = useBankActions();
  return (
    <>
      <StudioList
        list={list}
        noun={rareNouns.question}
        texts={listTexts}
        icon={<QuizIcon />}
        newItem={permissions.edit ? { label: 'اكتب سؤالًا', onNew } : null}
        filters={{
          shown: <BankFilters address={address} tags={tags} />,
          active: Boolean(tag || kind || state),
        }}
        before={({ length }) =>
          permissions.edit && (
            <label className="mb-1 flex min-h-11 cursor-pointer items-center gap-3 px-2 text-sm text-text-soft sm:px-3">
              <span className="grid w-11 place-items-center">
                <input
                  type="checkbox"
                  checked={chosen === 'all'}
                  ref={(box) => {
                    if (box) box.indeterminate = chosen === 'some';
                  }}
                  onChange={toggleAll}
                  className="size-4.5 accent-link"
                />
              </span>
              {`حدّد ما في هذه الصفحة (${countLabel(length, rareNouns.question)})`}
            </label>
          )
        }
      >
        {(row) => (
          <BankRow
            key={row.id}
            row={row}
            search={search}
            isSelected={selected.has(row.id)}
            onSelect={(extend) => toggle(row.id, extend)}
            mayEdit={permissions.edit}
          />
        )}
      </StudioList>
      <BankBar
        course={id}
        ids={[...selected]}
        tags={tags}
        actions={actions}
        mayPublish={permissions.publish}
        mayRemove={permissions.remove}
        onClear={clear}
      />
    </>
  );
}
