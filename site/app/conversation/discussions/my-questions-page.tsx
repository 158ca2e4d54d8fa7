import { lists } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { isUnsupportedCall } from '#platform/api/api-error.ts';
import { fixedMeta } from '#platform/head.ts';
import { ListFrame } from '#platform/pages/list-frame.tsx';
import { useDeferredData } from '#platform/query/use-deferred-data.ts';
import { useSession } from '#platform/session/session-store.ts';
import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { DiscussionIcon, InboxIcon } from '#ui/ornament/icons.ts';
import { MyQuestionItem, MyQuestionSkeleton } from './my-question-item.tsx';
import { myQuestionsPath, myQuestionsQuery } from './my-questions-queries.ts';

const pageOf = (search: URLSearchParams) => {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= lists.maxPage ? page : 1;
};

export const meta = fixedMeta({ title: 'أسئلتي' });

export const handle = {
  preload: ({ search }: { search: URLSearchParams }) => myQuestionsPath(pageOf(search)),
};

/** What the user has asked on lectures, answered or not (docs/behaviour/discussions.md#my-questions). */
export default function MyQuestionsPage() {
  return (
    <div className="page-width min-h-dvh py-8 sm:py-12">
      <div className="mx-auto max-w-3xl">
        <h1 className="text-4xl">أسئلتي</h1>
        <p className="mt-2 text-lg text-text-soft">{wording`كل ما سألت عنه في المحاضرات، الأحدث أولًا.`}</p>
        <div className="mt-8">
          <MyQuestions />
        </div>
      </div>
    </div>
  );
}

const unsupported = () => (
  <EmptyState
    icon={<InboxIcon className="size-8" />}
    title="قائمة أسئلتك غير متاحة هنا"
    description={wording`تجد كل سؤال تحت محاضرته، والردود عليه في المحادثات.`}
    action={
      <Button asChild variant="secondary">
        <Link to="/chat">اذهب إلى المحادثات</Link>
      </Button>
    }
  />
);

const noQuestions = () => (
  <EmptyState
    icon={<DiscussionIcon className="size-8" />}
    title="لم تسأل بعد"
    description={wording`اكتب سؤالك تحت أي محاضرة {تشاهدها|تشاهده}، وستجده هنا مع الرد عليه.`}
    action={
      <Button asChild>
        <Link to="/my-courses">{wording`اذهب إلى كورساتي`}</Link>
      </Button>
    }
  />
);

const emptyPage = (
  <EmptyState
    icon={<DiscussionIcon className="size-8" />}
    title="لا أسئلة في هذه الصفحة"
    description="ربما تغيّرت القائمة منذ فتحت الرابط."
    action={
      <Button asChild variant="secondary">
        <Link to="/my-questions">الصفحة الأولى</Link>
      </Button>
    }
  />
);

const listClass = 'flex flex-col gap-4';

const skeleton = (
  <div role="status" aria-label="جارٍ تحميل أسئلتك" className={listClass}>
    <MyQuestionSkeleton />
    <MyQuestionSkeleton />
    <MyQuestionSkeleton />
  </div>
);

function MyQuestions() {
  const enabled = useSession((state) => state.isAuthenticated);
  const [search] = useSearchParams();
  const page = pageOf(search);
  const list = useQuery({ ...myQuestionsQuery(page), enabled });
  const dimmed = list.isPlaceholderData;
  return (
    <ListFrame
      list={list}
      answer={useDeferredData(list.data)}
      itemsOf={({ questions }) => questions}
      failedTitle="تعذر تحميل أسئلتك"
      refusalOf={(error) => (isUnsupportedCall(error) ? unsupported() : null)}
      skeleton={skeleton}
      empty={page > 1 ? emptyPage : noQuestions()}
    >
      {(questions, { lastPage }) => (
        <>
          <ul
            aria-busy={dimmed}
            className={cx(listClass, 'transition-opacity', dimmed && 'opacity-50')}
          >
            {questions.map((question) => (
              <MyQuestionItem key={question.id} question={question} now={list.dataUpdatedAt} />
            ))}
          </ul>
          <Pagination page={page} lastPage={lastPage} label="صفحات أسئلتي" className="mt-10" />
        </>
      )}
    </ListFrame>
  );
}
