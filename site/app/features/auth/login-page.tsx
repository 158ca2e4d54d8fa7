import { fixedMeta } from '#platform/head.ts';

export const meta = fixedMeta({ title: 'تسجيل الدخول' });

export default function LoginPage() {
  return (
    <div className="page-width py-12">
      <h1 className="text-3xl">تسجيل الدخول</h1>
    </div>
  );
}
