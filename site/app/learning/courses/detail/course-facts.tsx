import type { CourseLevel } from '@nibras/contract/learning/courses/course-options.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { ReactNode } from 'react';
import { formatMinutes } from '#platform/format.ts';
import {
  CertificateIcon,
  DateIcon,
  DurationIcon,
  LanguageIcon,
  LayersIcon,
  VideoLectureIcon,
} from '#ui/ornament/icons.ts';
import { levelNames } from '../list/course-labels.ts';
import { PanelCard } from './panel-card.tsx';

interface CourseFactsProps {
  lectures: number;
  minutes: number;
  /** Null for a course without one, and where the server sends none. */
  level: CourseLevel | null;
  language: string;
  /** Relative time in words. */
  updated: string;
  certificate: boolean;
  /** What the certificate takes beyond the lectures, in words; '' for nothing. */
  terms: string;
}

/** Facts about the course: lectures, duration, level, language, update and certificate. */
export default function CourseFacts(props: CourseFactsProps) {
  const { lectures, minutes, level, language, updated, certificate, terms } = props;
  return (
    <PanelCard title={wording`معلومات الكورس`}>
      <dl className="flex flex-col gap-3">
        <Fact icon={<VideoLectureIcon />} name={wording`المحاضرات`}>
          {countLabel(lectures, 'lecture')}
        </Fact>
        {minutes > 0 && (
          <Fact icon={<DurationIcon />} name="المدة">
            {formatMinutes(minutes)}
          </Fact>
        )}
        {level && (
          <Fact icon={<LayersIcon />} name="المستوى">
            {levelNames[level]}
          </Fact>
        )}
        {language && (
          <Fact icon={<LanguageIcon />} name="اللغة">
            <bdi>{language}</bdi>
          </Fact>
        )}
        <Fact icon={<DateIcon />} name="آخر تحديث">
          {updated}
        </Fact>
      </dl>
      {certificate && (
        <p className="mt-4 flex items-start gap-3 rounded-md bg-accent-soft px-4 py-3 text-sm text-accent-text">
          <CertificateIcon className="mt-0.5 size-5" />
          <span>
            {wording`تحصل على شهادة إتمام بعد إنهاء الكورس.`}
            {terms && <span className="block">لتنالها: {terms}.</span>}
          </span>
        </p>
      )}
    </PanelCard>
  );
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-3">
      <dt className="flex items-center gap-3 text-text-soft [&>svg]:size-5 [&>svg]:text-text-faint">
        {icon}
        {name}
      </dt>
      <dd className="ms-auto text-end font-medium">{children}</dd>
    </div>
  );
}
