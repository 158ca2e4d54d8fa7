import { useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { CodeBoxes } from '#ui/form/code-boxes.tsx';
import { iconButtonClass } from '#ui/form/icon-button-class.ts';
import { Breadcrumbs } from '#ui/list/breadcrumbs.tsx';
import { FilterLinks } from '#ui/list/filter-links.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { MailIcon, PersonIcon, SignOutIcon } from '#ui/ornament/icons.ts';
import { StarFrame } from '#ui/ornament/star-frame.tsx';
import { Accordion, AccordionItem } from '#ui/overlay/accordion.tsx';
import { Dialog, DialogClose } from '#ui/overlay/dialog.tsx';
import { Disclosure } from '#ui/overlay/disclosure.tsx';
import { menuRowClass } from '#ui/overlay/menu-row-class.ts';
import { TabPanel, Tabs } from '#ui/overlay/tabs.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { Link } from '#ui/text/link.tsx';
import { Chapter, Specimen } from './specimen.tsx';

export function ChoiceParts() {
  return (
    <Chapter title="التنقل والاختيار">
      <Specimen name="مسار التنقل" column>
        <Breadcrumbs
          crumbs={[
            { label: 'الرئيسية', to: '/' },
            { label: 'الكورسات', to: '/courses' },
            { label: 'أساسيات TypeScript' },
          ]}
        />
      </Specimen>
      <Specimen name="روابط">
        <p>
          اقرأ <Link to="/articles">مقالاتنا</Link> أو راسلنا على{' '}
          <Link to="mailto:hello@example.com">
            <bdi>hello@example.com</bdi>
          </Link>
          .
        </p>
        <Link to="/courses" look="alone">
          عرض كل الكورسات
        </Link>
        <Link to="/contact" look="quiet">
          ابدأ مشروعك
        </Link>
      </Specimen>
      <Specimen name="تصنيفات (روابط)" column>
        <FilterLinks
          label="تصنيفات الكورسات"
          links={['الكل', 'تطوير الويب', 'تطبيقات الجوال', 'علوم البيانات', 'أمن المعلومات'].map(
            (label, index) => ({ label, to: `/courses?category=${index}`, current: index === 1 }),
          )}
        />
      </Specimen>
      <Specimen name="تبويبات" column>
        <Tabs
          label="أقسام الكورس"
          tabs={[
            { value: 'content', label: 'محتوى الكورس' },
            { value: 'details', label: 'التفاصيل' },
            { value: 'reviews', label: 'التقييمات', count: 12 },
          ]}
        >
          <TabPanel value="content">
            <Chapters />
          </TabPanel>
          <TabPanel value="details">
            ما الذي ستتعلمه في هذا الكورس، وما الذي تحتاج إليه قبل أن تبدأ.
          </TabPanel>
          <TabPanel value="reviews">آراء من سبقوك إلى هذا الكورس.</TabPanel>
        </Tabs>
      </Specimen>
      <Specimen name="ترقيم الصفحات" column>
        <Pagination label="صفحات قليلة" page={1} lastPage={3} hrefFor={(page) => `?page=${page}`} />
        <Pagination
          label="صفحات كثيرة"
          page={9}
          lastPage={24}
          hrefFor={(page) => `?page=${page}`}
        />
        <Pagination
          label="آخر الصفحات"
          page={24}
          lastPage={24}
          hrefFor={(page) => `?page=${page}`}
        />
      </Specimen>
      <Overlays />
    </Chapter>
  );
}

function Chapters() {
  const chapters = ['مقدمة وتجهيز بيئة العمل', 'الأنواع الأساسية', 'الدوال والنطاقات'];
  return (
    <Accordion>
      {chapters.map((chapter, index) => (
        <AccordionItem
          key={chapter}
          open={index === 0}
          mark={<StarFrame size="sm">{index + 1}</StarFrame>}
          title={chapter}
          meta="4 محاضرات · 52 دقيقة"
          headingLevel={4}
        >
          <p className="text-text-soft">محاضرات هذا الفصل تظهر هنا، كل محاضرة في سطر.</p>
        </AccordionItem>
      ))}
    </Accordion>
  );
}

function Overlays() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Specimen name="ما يفتح فوق الصفحة">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          نافذة الكود
        </Button>
        <Dialog
          open={open}
          onOpenChange={setOpen}
          mark={
            <StarFrame tone="lamp">
              <MailIcon />
            </StarFrame>
          }
          title="تأكيد بريدك الإلكتروني"
          description="أرسلنا كودًا من 6 أرقام إلى بريدك. اكتبه هنا لإتمام التسجيل في الكورس."
          footer={
            <>
              <Button>تأكيد</Button>
              <DialogClose>
                <Button variant="ghost">إعادة إرسال الكود</Button>
              </DialogClose>
            </>
          }
        >
          <CodeBoxes onComplete={() => setOpen(false)} autoFocus />
        </Dialog>
        <Disclosure
          trigger={
            <>
              <PersonIcon />
              <span className="sr-only">قائمة خفيفة</span>
            </>
          }
          triggerClassName={iconButtonClass('outlined')}
          align="start"
        >
          <Link to="/profile" look="row">
            <PersonIcon />
            الملف الشخصي
          </Link>
          <button type="button" className={menuRowClass}>
            <SignOutIcon />
            تسجيل الخروج
          </button>
        </Disclosure>
      </Specimen>
      <Specimen name="تنبيهات عابرة">
        <Button
          variant="secondary"
          onClick={() => toast({ variant: 'success', title: 'تم حفظ المقال بنجاح' })}
        >
          نجاح
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({
              variant: 'destructive',
              title: 'خطأ',
              description: 'حدث خطأ أثناء الاتصال بالخادم',
            })
          }
        >
          خطأ
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({
              title: 'إشعار جديد',
              description: 'ردّ المعلّم على استفسارك.',
              duration: 6000,
              action: { label: 'عرض', onSelect: () => undefined },
            })
          }
        >
          معلومة بإجراء
        </Button>
      </Specimen>
    </>
  );
}
