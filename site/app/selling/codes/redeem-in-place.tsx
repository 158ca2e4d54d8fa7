import { toast } from '#ui/overlay/toast-store.ts';
import RedeemForm from './redeem-form.tsx';
import { useRedeem } from './use-redeem.ts';

/** The field of a code on a course's page. What opens the course takes this field away, so a message says what it gave. */
export default function RedeemInPlace({ courseId }: { courseId: number }) {
  const redeeming = useRedeem(courseId, ({ message, courses }) => {
    if (courses.length > 0) toast({ variant: 'success', title: message });
  });
  return (
    <div className="w-full py-2">
      <RedeemForm redeeming={redeeming} course={courseId} focus />
    </div>
  );
}
