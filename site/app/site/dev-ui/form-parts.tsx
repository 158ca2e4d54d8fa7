import { useRef, useState } from 'react';
import { RichTextField } from '#studio-kit/editor/rich-text-field.tsx';
import { Button } from '#ui/form/button.tsx';
import { CodeBoxes, type CodeBoxesHandle } from '#ui/form/code-boxes.tsx';
import { Field } from '#ui/form/field.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Input } from '#ui/form/input.tsx';
import { SearchBox } from '#ui/form/search-box.tsx';
import { StarRatingInput } from '#ui/form/star-rating-input.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import {
  BellIcon,
  ChatIcon,
  HeartIcon,
  MailIcon,
  PlayIcon,
  RetryIcon,
  ShareIcon,
} from '#ui/ornament/icons.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { Chapter, Specimen } from './specimen.tsx';

const variants = [
  ['primary', 'اشترك الآن'],
  ['secondary', 'تصفّح الكورسات'],
  ['ghost', 'إلغاء'],
  ['danger', 'احذف الكل'],
] as const;

export function FormParts() {
  return (
    <Chapter title="الأزرار والحقول">
      <Specimen name="أزرار">
        {variants.map(([variant, label]) => (
          <Button key={variant} variant={variant}>
            {label}
          </Button>
        ))}
      </Specimen>
      <Specimen name="مقاسات وأيقونات">
        <Button size="sm" variant="secondary">
          صغير
        </Button>
        <Button icon={<PlayIcon className="size-5" />}>شاهد المحاضرة</Button>
        <Button size="lg">سجّل مجانًا الآن</Button>
      </Specimen>
      <Specimen name="انشغال وتعطيل">
        <Button loading loadingLabel="جارٍ التسجيل…" />
        <Button variant="secondary" loading loadingLabel="جارٍ الإرسال…" />
        <Button disabled>اشترك الآن</Button>
        <Button variant="secondary" disabled>
          مسجّل بالفعل
        </Button>
      </Specimen>
      <Specimen name="أزرار بأيقونة">
        <IconButton label="مشاركة">
          <ShareIcon />
        </IconButton>
        <IconButton label="أضف إلى المفضلة" variant="outlined">
          <HeartIcon />
        </IconButton>
        <IconButton label="شغّل" variant="accent">
          <PlayIcon />
        </IconButton>
        <IconButton label="المحادثات" count={3}>
          <ChatIcon />
        </IconButton>
        <IconButton label="الإشعارات" count={120}>
          <BellIcon />
        </IconButton>
        <IconButton label="أعد المحاولة" disabled>
          <RetryIcon />
        </IconButton>
      </Specimen>
      <Specimen name="حقول" column>
        <div className="grid max-w-2xl gap-5 sm:grid-cols-2">
          <Field label="الاسم الكامل" required>
            <Input placeholder="مثال: سارة عبد الله" autoComplete="off" />
          </Field>
          <Field label="البريد الإلكتروني" hint="نرسل إليه كود التحقق.">
            <Input type="email" icon={<MailIcon />} placeholder="name@example.com" />
          </Field>
          <Field label="الهاتف" error="اكتب رقمًا صحيحًا، مثل 01012345678.">
            <Input type="tel" defaultValue="0101-abc" />
          </Field>
          <Field label="المسمى الوظيفي">
            <Input disabled defaultValue="مهندس واجهات" />
          </Field>
          <Field label="الوصف" className="sm:col-span-2">
            <Textarea placeholder="صف مشروعك في بضعة أسطر: ما الذي تريد بناءه، ولمن؟" />
          </Field>
        </div>
      </Specimen>
      <Specimen name="بحث" column>
        <SearchBox label="ابحث عن كورس" onSearch={() => undefined} className="max-w-md" />
        <SearchBox
          label="ابحث عن مقال"
          value="قواعد البيانات"
          onSearch={() => undefined}
          className="max-w-md"
        />
      </Specimen>
      <Specimen name="نص منسّق" column>
        <Text />
      </Specimen>
      <Codes />
      <Rating />
    </Chapter>
  );
}

/** Accepts the code 123456 and refuses others after a delay, like the real page. */
function Codes() {
  const boxes = useRef<CodeBoxesHandle>(null);
  const [busy, setBusy] = useState(false);
  function check(code: string) {
    setBusy(true);
    setTimeout(() => {
      setBusy(false);
      if (code === '123456') {
        toast({ variant: 'success', title: 'نجاح', description: 'تم التسجيل في الكورس بنجاح' });
      } else {
        boxes.current?.clear();
        toast({ variant: 'destructive', title: 'خطأ', description: 'كود التحقق غير صحيح' });
      }
    }, 800);
  }
  return (
    <Specimen name="صناديق الكود" column>
      <CodeBoxes ref={boxes} onComplete={check} disabled={busy} />
      <CodeBoxes onComplete={() => undefined} invalid />
      <CodeBoxes onComplete={() => undefined} disabled />
    </Specimen>
  );
}

function Rating() {
  const [value, setValue] = useState(4);
  return (
    <Specimen name="إدخال التقييم">
      <StarRatingInput name="rating" label="تقييمك للكورس" value={value} onChange={setValue} />
    </Specimen>
  );
}

function Text() {
  const [html, setHtml] = useState(
    '<h2>عنوان</h2><p>نص <strong>مهم</strong> مع <a href="/courses">رابط</a>.</p>' +
      '<aside class="callout-tip"><p>نصيحة</p></aside>',
  );
  return <RichTextField label="نص المحاضرة" value={html} onChange={setHtml} />;
}
