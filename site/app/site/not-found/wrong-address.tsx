import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/form/button.tsx';
import { NotFoundPicture } from './not-found-picture.tsx';

/** The content of the page for an address without a page. @param props.children what else can be done there */
export function WrongAddress({ children }: { children?: ReactNode }) {
  return (
    <div className="page-width grid items-center justify-items-center gap-x-16 gap-y-6 pt-8 pb-4 text-center md:grid-cols-[auto_auto] md:justify-center md:justify-items-start md:pt-16 md:text-start">
      <NotFoundPicture className="w-52 md:w-72" />
      <div className="flex max-w-lg flex-col items-center gap-4 md:items-start">
        <h1 className="text-4xl">هنا لا يصل الضوء</h1>
        <p className="text-lg text-text-soft">
          الصفحة التي تبحث عنها غير موجودة أو نُقلت إلى عنوان آخر. تأكد من العنوان إن كتبته بيدك، أو
          عُد إلى حيث النور.
        </p>
        <Button asChild size="lg" className="mt-2">
          <Link to="/">العودة إلى الرئيسية</Link>
        </Button>
        {children}
      </div>
    </div>
  );
}
