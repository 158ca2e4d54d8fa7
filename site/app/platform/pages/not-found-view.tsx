import { Link } from 'react-router';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { SearchIcon } from '#ui/ornament/icons.ts';

/** The page does not exist or was moved; links to the home page. */
export function NotFoundView() {
  return (
    <EmptyState
      headingLevel={1}
      icon={<SearchIcon />}
      title="الصفحة غير موجودة"
      description="الصفحة التي تبحث عنها غير موجودة أو نُقلت إلى عنوان آخر."
      action={
        <Button asChild>
          <Link to="/">العودة إلى الرئيسية</Link>
        </Button>
      }
    />
  );
}
