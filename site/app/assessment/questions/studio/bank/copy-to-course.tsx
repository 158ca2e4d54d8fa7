import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { destinationsQuery, withoutName } from '#learning/tree/studio/index.ts';
import { StudioSearch } from '#studio-kit/lists/list-frame.tsx';
import { ChoiceDialog } from './choice-dialog.tsx';

interface CopyToCourseProps {
  count: number;
  onChoose(course: number): void;
  onClose(): void;
}

/** Chooses the course whose bank gets copies, also the same one. */
export function CopyToCourse({ count, onChoose, onClose }: CopyToCourseProps) {
  const [search, setSearch] = useState('');
  const { data } = useQuery(destinationsQuery(search));
  const courses = (data?.courses.data ?? []).map(({ id, name }) => ({
    id,
    name: name.trim() || withoutName,
  }));
  return (
    <ChoiceDialog
      title={wording`انسخ إلى كورس`}
      description={`نسخ ${countLabel(count, rareNouns.question, 'genitive')} إلى بنكه مسوداتٍ، وتبقى هنا كما هي.`}
      top={
        <StudioSearch
          label={wording`ابحث في كورساتك`}
          value={search}
          onSearch={setSearch}
          className="mb-3"
        />
      }
      choices={courses}
      empty={wording`لا كورس {يطابق|تطابق} ما بحثت عنه.`}
      onChoose={onChoose}
      onClose={onClose}
    />
  );
}
