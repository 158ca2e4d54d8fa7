import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { QuestionStatistics } from '#assessment/statistics/studio/index.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { ItemPage } from '#studio-kit/details/item-page.tsx';
import { useStudioItem } from '#studio-kit/saving/use-studio-item.ts';
import { Notice } from '#ui/overlay/notice.tsx';
import { QuestionEditor } from './editor/question-editor.tsx';
import { createQuestion, questionsOfIdsQuery } from './queries.ts';
import { lackSentence, shownName } from './texts.ts';

/** One question by itself: its text and answers, where it is asked, and its publication. */
export default function QuestionPage() {
  const id = Number(useParams().id);
  const navigate = useNavigate();
  const edited = useStudioItem('question', id);
  const course = edited.item?.course ?? null;
  const facts = useQuery({
    ...questionsOfIdsQuery(course?.id ?? 0, [id]),
    enabled: course !== null,
  });
  const { refetch } = facts;
  const row = facts.data?.questions.data.find((one) => one.id === id);
  const { savedAt } = edited;
  // What is missing, and the name, follow what is saved.
  useEffect(() => {
    if (savedAt !== null) void refetch();
  }, [savedAt, refetch]);

  async function makeNext(kind: Parameters<typeof createQuestion>[1]) {
    if (!course) return;
    try {
      const { question } = await createQuestion(course.id, kind);
      await navigate(`/studio/questions/${question.id}`);
    } catch (error) {
      toastFailure('تعذرت إضافة السؤال', error);
    }
  }

  const lack = row && lackSentence(row.missing);
  return (
    <ItemPage
      edited={edited}
      title={() => shownName(row?.name)}
      crumbs={() => [
        { label: wording`الكورسات`, to: '/studio/courses' },
        ...(course
          ? [
              { label: course.name || 'بلا اسم', to: `/studio/courses/${course.id}` },
              { label: 'بنك الأسئلة', to: `/studio/courses/${course.id}/questions` },
            ]
          : []),
      ]}
      previewPath={null}
      hideTitle
      side={() =>
        row && (
          <section aria-label="أين يُسأل" className="flex flex-col gap-1 text-sm text-text-soft">
            {lack && <Notice tone="warning">{lack}</Notice>}
            {row.quizzes.length === 0 ? (
              <p>{wording`{لا يطرحه|لا تطرحه} اختبار {بنفسه|بنفسها}.`}</p>
            ) : (
              <>
                <p>يطرحه:</p>
                <ul>
                  {row.quizzes.map((quiz) => (
                    <li key={quiz.id}>
                      <Link to={`/studio/lectures/${quiz.id}`}>
                        <bdi>{quiz.name}</bdi>
                      </Link>
                    </li>
                  ))}
                </ul>
                <p>{wording`إن حذفته بقي كل اختبار {يعمل|تعمل} بدونه.`}</p>
              </>
            )}
          </section>
        )
      }
    >
      {() => (
        <>
          <QuestionEditor
            key={id}
            edited={edited}
            tags={facts.data?.tags.map(({ name }) => name) ?? []}
            takesFocus={row !== undefined && row.name === '' && row.state === 'draft'}
            onNext={(kind) => void makeNext(kind)}
          />
          <div className="mt-6">
            <QuestionStatistics
              question={id}
              mayAccept={edited.item?.permissions.publish === true}
            />
          </div>
        </>
      )}
    </ItemPage>
  );
}
