import { fixedMeta } from '#platform/head.ts';

export const meta = fixedMeta({ title: 'الكورسات' });

export default function CourseListPage() {
  return (
    <div className="page-width py-12">
      <h1 className="text-3xl">الكورسات</h1>
    </div>
  );
}
