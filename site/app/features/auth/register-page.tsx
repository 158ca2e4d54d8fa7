import { fixedMeta } from '#platform/head.ts';

export const meta = fixedMeta({ title: 'إنشاء حساب' });

export default function RegisterPage() {
  return (
    <div className="page-width py-12">
      <h1 className="text-3xl">إنشاء حساب</h1>
    </div>
  );
}
