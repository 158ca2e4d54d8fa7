import { fixedMeta } from '#platform/head.ts';

export const meta = fixedMeta({ title: 'كورساتي' });

export default function MyCoursesPage() {
  return (
    <div className="page-width py-12">
      <h1 className="text-3xl">كورساتي</h1>
    </div>
  );
}
