import { fixedMeta } from '#platform/head.ts';

export const meta = fixedMeta({ title: 'الكورس' });

export default function CoursePage() {
  return (
    <div className="page-width py-12">
      <h1 className="text-3xl">الكورس</h1>
    </div>
  );
}
