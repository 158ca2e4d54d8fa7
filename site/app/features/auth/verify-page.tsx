import { fixedMeta } from '#platform/head.ts';

export const meta = fixedMeta({ title: 'كود التحقق' });

export default function VerifyPage() {
  return (
    <div className="page-width py-12">
      <h1 className="text-3xl">كود التحقق</h1>
    </div>
  );
}
