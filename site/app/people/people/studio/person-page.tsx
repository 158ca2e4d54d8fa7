import { useParams } from 'react-router';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { AccountPage } from './account-page.tsx';
import { StudentPage } from './student-page.tsx';

/** A person: the whole account for admins; for teachers what belongs to their courses. */
export default function PersonPage() {
  const id = Number(useParams().id);
  const manages = useCapability('people:manage');
  if (!Number.isInteger(id) || id <= 0) return <MissingPage />;
  return manages ? <AccountPage id={id} /> : <StudentPage id={id} />;
}
