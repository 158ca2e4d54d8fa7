import { fixedMeta } from '#platform/head.ts';

export const meta = fixedMeta({});

export default function HomePage() {
  return (
    <div className="page-width py-12">
      <h1 className="text-3xl">الرئيسية</h1>
    </div>
  );
}
