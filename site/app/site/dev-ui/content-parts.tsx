import { Avatar } from '#ui/list/avatar.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { Card, cardLinkClass } from '#ui/list/card.tsx';
import { Picture } from '#ui/list/picture.tsx';
import { ProgressBar } from '#ui/list/progress-bar.tsx';
import { Stat } from '#ui/list/stat.tsx';
import { type CategoryHue, Tag } from '#ui/list/tag.tsx';
import {
  CheckIcon,
  DurationIcon,
  LockIcon,
  StudentsIcon,
  VerifiedIcon,
} from '#ui/ornament/icons.ts';
import { PriceTag } from '#ui/text/price-tag.tsx';
import { SectionHeading } from '#ui/text/section-heading.tsx';
import { StarRating } from '#ui/text/star-rating.tsx';
import { Chapter, Specimen } from './specimen.tsx';

const categories: [CategoryHue, string][] = [
  ['web', 'تطوير الويب'],
  ['mobile', 'تطبيقات الجوال'],
  ['data', 'علوم البيانات'],
  ['basics', 'أساسيات البرمجة'],
  ['security', 'أمن المعلومات'],
  ['devops', 'تشغيل الأنظمة'],
];

const people = [
  'سارة عبد الله',
  'م. كريم حسن',
  'ليلى منصور',
  'د. يوسف العمري',
  'Nour Adel',
  'هدى فؤاد',
];

export function ContentParts() {
  return (
    <Chapter title="المحتوى">
      <Specimen name="عنوان قسم" column>
        <SectionHeading
          title="أحدث الكورسات"
          lead="اختر ما يناسب مستواك، وابدأ بمحاضرة مفتوحة."
          more={{ to: '/courses', label: 'كل الكورسات' }}
          level={3}
        />
      </Specimen>
      <Specimen name="شارات ووسوم">
        <Badge>كورس</Badge>
        <Badge tone="success">محاضرة مجانية</Badge>
        <Badge tone="lit">جديد</Badge>
        <Badge tone="success" icon={<CheckIcon />}>
          تمت المشاهدة
        </Badge>
        <Badge tone="warning">بانتظار التحقق</Badge>
        <Badge tone="danger">مرفوض</Badge>
        <Badge tone="info" icon={<VerifiedIcon />}>
          موثّق
        </Badge>
        <Badge tone="link">مدرّب</Badge>
        <Badge tone="ink" icon={<LockIcon />}>
          مغلقة
        </Badge>
        {categories.map(([hue, label]) => (
          <Tag key={hue} hue={hue}>
            {label}
          </Tag>
        ))}
        <Tag>TypeScript</Tag>
      </Specimen>
      <Specimen name="صور الأشخاص">
        {people.map((person, index) => (
          <Avatar key={person} name={person} size={index === 0 ? 'lg' : 'md'} online={index < 2} />
        ))}
        <Avatar name="صورة معطوبة" src="/storage/none.jpg" size="sm" />
        <Avatar name="" size="xs" />
      </Specimen>
      <Specimen name="أسعار وتقييم وتقدّم" column>
        <div className="flex flex-wrap items-center gap-6">
          <PriceTag price={null} />
          <PriceTag price="مجاني" size="sm" />
          <PriceTag price="49" />
          <PriceTag price={1250} size="lg" />
          <PriceTag price="300" from="يبدأ من" />
          <PriceTag price="حسب الاتفاق" />
        </div>
        <div className="flex flex-wrap items-center gap-6">
          <StarRating value={4.5} showValue count={128} />
          <StarRating value={3.2} size="md" />
          <StarRating value={0} size="lg" />
        </div>
        <ProgressBar value={0.35} label="تقدّمك في الكورس" showValue className="max-w-md" />
        <ProgressBar value={1} label="اكتمل الكورس" showValue className="max-w-md" />
        <ProgressBar value={null} label="جارٍ الرفع" className="max-w-md" />
      </Specimen>
      <Specimen name="أرقام">
        <Stat value={1250} label="طالبًا مسجّلًا" plus />
        <Stat value={24} label="كورسًا" plus className="ms-8" />
        <span className="rounded-lg bg-ink px-8 py-5">
          <Stat value={320} label="مشروعًا منجزًا" plus onInk icon={<StudentsIcon />} />
        </span>
      </Specimen>
      <Specimen name="بطاقة">
        <CourseSample />
      </Specimen>
    </Chapter>
  );
}

function CourseSample() {
  return (
    <Card interactive className="w-full max-w-80">
      <Picture src={null} alt="" width={640} height={360} />
      <div className="flex grow flex-col gap-3 p-5">
        <div className="flex items-center justify-between gap-3">
          <Tag hue="web">تطوير الويب</Tag>
          <StarRating value={4.8} />
        </div>
        <h4 className="text-lg font-semibold">
          <a href="#course" className={cardLinkClass}>
            أساسيات TypeScript لمن يعرف JavaScript
          </a>
        </h4>
        <p className="line-clamp-2 text-sm text-text-soft">
          أنواعٌ تحرس شيفرتك قبل أن تعمل: من أول متغيّر إلى مشروع كامل تنشره بنفسك.
        </p>
        <p className="flex items-center gap-4 text-sm text-text-faint">
          <span className="flex items-center gap-1.5">
            <DurationIcon className="size-4" /> 24 محاضرة
          </span>
          <span className="flex items-center gap-1.5">
            <StudentsIcon className="size-4" /> 312 طالبًا
          </span>
        </p>
        <div className="mt-auto flex items-center justify-between gap-3 border-t border-line pt-3">
          <span className="flex items-center gap-2 text-sm">
            <Avatar name="ليلى منصور" size="xs" /> ليلى منصور
          </span>
          <PriceTag price="49" />
        </div>
      </div>
    </Card>
  );
}
