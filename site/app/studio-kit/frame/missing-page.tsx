import { wording } from '@nibras/contract/text/wording.ts';
import { Link } from 'react-router';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { SearchIcon } from '#ui/ornament/icons.ts';
import { StudioPage } from './studio-page.tsx';

/** An address of the studio without a page, and an item that does not exist or is another person's. */
export default function MissingPage() {
  return (
    <StudioPage title="الصفحة غير موجودة" recent={false} hideTitle>
      <EmptyState
        icon={<SearchIcon />}
        title="لا شيء في هذا العنوان"
        description={wording`ربما نُقل ما تبحث عنه أو حُذف، أو أنه ليس من كورساتك.`}
        action={
          <Button asChild variant="secondary">
            <Link to="/studio">العودة إلى الاستوديو</Link>
          </Button>
        }
      />
    </StudioPage>
  );
}
