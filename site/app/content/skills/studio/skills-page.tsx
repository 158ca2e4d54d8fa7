import { offers as limits } from '@nibras/contract/limits.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { SkillsIcon } from '#studio-kit/frame/icons.ts';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { NewNameForm } from '#studio-kit/lists/new-name-form.tsx';
import { type ListTexts, StudioList } from '#studio-kit/lists/studio-list.tsx';
import { skillsQuery } from './queries.ts';
import { SkillRow } from './skill-row.tsx';
import { useSkillActions } from './use-skill-actions.ts';

const listTexts: ListTexts = {
  items: 'المهارات',
  none: 'لا مهارات',
  search: 'ابحث في المهارات',
  notFound: (search) => `لم نجد مهارة تطابق «${search}».`,
  first: {
    title: 'لا مهارات بعد',
    description: wording`أضف أول مهارة من الأعلى، مثل «React»، ثم اخترها في مشاريعك.`,
  },
};

/** The skills of projects: names, pictures, and where each is used. */
export default function SkillsPage() {
  return useCapability('skill:edit') ? <Skills /> : <MissingPage />;
}

function Skills() {
  const { page, search } = useListAddress();
  const list = useQuery(skillsQuery({ page, search }));
  return (
    <StudioPage
      title="المهارات"
      width="read"
      description={wording`ما تستخدمه في مشاريعك من لغات وأدوات. ما تغيّره هنا يراه الزوار فورًا في كل مشروع.`}
    >
      <NewSkill />
      <StudioList
        list={list}
        noun={rareNouns.skill}
        texts={listTexts}
        icon={<SkillsIcon />}
        newItem={null}
      >
        {(skill) => <SkillRow key={skill.id} skill={skill} />}
      </StudioList>
    </StudioPage>
  );
}

function NewSkill() {
  const { make } = useSkillActions();
  return (
    <NewNameForm
      label="اسم المهارة الجديدة"
      placeholder="مهارة جديدة"
      maxLength={limits.skillNameMaxLength}
      onAdd={make}
    />
  );
}
