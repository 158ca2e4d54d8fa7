import { Link } from 'react-router';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { SearchIcon } from '#ui/ornament/icons.ts';

/** An address without a purchase of this user. */
export function NoPurchase() {
  return (
    <EmptyState
      icon={<SearchIcon />}
      title="لا يوجد شراء بهذا العنوان في حسابك"
      description="ربما سجّلت الدخول ببريد آخر غير الذي اشتريت به."
      action={
        <Button asChild>
          <Link to="/purchases">مشترياتي</Link>
        </Button>
      }
    />
  );
}
