import { wording } from '@nibras/contract/text/wording.ts';
import { Link } from 'react-router';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { Button } from '#ui/form/button.tsx';
import { CourseFilter } from './course-filter.tsx';
import { EnrolmentList } from './enrolment-list.tsx';

/** Who has access to which course, why, and until when. */
export default function EnrolmentsPage() {
  return (
    <StudioPage
      title="الاشتراكات"
      description={wording`من في كورساتك، ولماذا، وحتى متى. ما تغيّره هنا {student:يراه|تراه} الطالب فورًا، {student:ويصله|ويصلها} به إشعار.`}
      actions={
        <Button asChild variant="secondary" size="sm">
          <Link to="/studio/people/import">سجّل من قائمة</Link>
        </Button>
      }
    >
      <EnrolmentList courseFilter={<CourseFilter title={wording`اشتراكات كورس {واحد|واحدة}`} />} />
    </StudioPage>
  );
}
