import { fixedMeta } from '#platform/head.ts';

export const meta = fixedMeta({ title: 'المحاضرة' });

export default function LecturePage() {
  return (
    <div className="page-width py-12">
      <h1 className="text-3xl">المحاضرة</h1>
    </div>
  );
}
