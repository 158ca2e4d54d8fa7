import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Skeleton, SkeletonCard, SkeletonText } from '#ui/list/skeleton.tsx';
import { CourseIcon, SearchIcon } from '#ui/ornament/icons.ts';
import { Spinner } from '#ui/ornament/spinner.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { Chapter, Specimen } from './specimen.tsx';

export function StateParts() {
  return (
    <Chapter title="الحالات">
      <Specimen name="تحميل">
        <Spinner size="sm" />
        <Spinner />
        <Spinner size="lg" label="جارٍ التحميل…" className="text-accent-text" />
      </Specimen>
      <Specimen name="هياكل">
        <SkeletonCard className="w-72" />
        <div className="flex w-72 flex-col gap-4">
          <Skeleton className="h-8 w-2/3" />
          <SkeletonText lines={4} />
        </div>
      </Specimen>
      <Specimen name="لا شيء هنا" column>
        <EmptyState
          icon={<SearchIcon />}
          title="لا توجد كورسات مطابقة"
          description="جرّب كلمة أخرى، أو ألغِ التصنيف الذي اخترته."
          action={<Button variant="secondary">اعرض كل الكورسات</Button>}
          headingLevel={3}
        />
        <EmptyState
          icon={<CourseIcon />}
          title="لم تشترك في أي كورس بعد"
          action={<Button>تصفّح الكورسات</Button>}
          headingLevel={3}
        />
      </Specimen>
      <Specimen name="تعذّر" column>
        <FailedState
          message="تحقق من اتصالك بالإنترنت ثم أعد المحاولة."
          onRetry={() => undefined}
        />
        <FailedState message="تعذّر جلب الإشعارات" onRetry={() => undefined} retrying />
      </Specimen>
      <Specimen name="لافتات" column>
        <Notice tone="success" title="تم إرسال طلبك">
          سنتواصل معك قريبًا على بريدك الإلكتروني.
        </Notice>
        <Notice tone="danger">حدث خطأ أثناء إرسال الطلب. لم يضع شيء مما كتبته.</Notice>
        <Notice tone="warning">تجاوزت عدد المحاولات المسموح بها. حاول مجددًا بعد 15 دقيقة.</Notice>
        <Notice tone="info" action={<Button size="sm">اشترك</Button>}>
          يمكنك مشاهدة المحاضرات المفتوحة فقط.
        </Notice>
      </Specimen>
    </Chapter>
  );
}
