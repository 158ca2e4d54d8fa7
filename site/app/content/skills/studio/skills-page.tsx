import { offers as limits } from '@nibras/contract/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { SkillsIcon } from '#studio-kit/frame/icons.ts';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { ListFrame, rowsClass, useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { NewNameForm } from '#studio-kit/lists/new-name-form.tsx';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { SearchIcon } from '#ui/ornament/icons.ts';
import { skillsQuery } from './queries.ts';
import { SkillRow } from './skill-row.tsx';
import { useSkillActs } from './use-skill-acts.ts';

const skillForms = {
  zero: 'لا مهارات',
  one: 'مهارة واحدة',
  two: 'مهارتان',
  few: 'مهارات',
  many: 'مهارة',
  other: 'مهارة',
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
      description="ما تستخدمه في مشاريعك من لغات وأدوات. ما تغيّره هنا يراه الزوار فورًا في كل مشروع."
    >
      <NewSkill />
      <ListFrame
        list={list}
        noun={skillForms}
        texts={{
          search: 'ابحث في المهارات',
          region: 'المهارات',
          failed: 'تعذر تحميل المهارات',
          pages: 'صفحات المهارات',
        }}
        empty={(address) => <NoSkills search={address.search} page={address.page} />}
      >
        {({ data }) => (
          <ul className={rowsClass}>
            {data.map((skill) => (
              <SkillRow key={skill.id} skill={skill} />
            ))}
          </ul>
        )}
      </ListFrame>
    </StudioPage>
  );
}

function NewSkill() {
  const { make } = useSkillActs();
  return (
    <NewNameForm
      label="اسم المهارة الجديدة"
      placeholder="مهارة جديدة"
      maxLength={limits.skillNameMaxLength}
      onAdd={make}
    />
  );
}

function NoSkills({ search, page }: { search: string; page: number }) {
  if (search === '' && page === 1) {
    return (
      <EmptyState
        icon={<SkillsIcon />}
        title="لا مهارات بعد"
        description="أضف أول مهارة من الأعلى، مثل «React»، ثم اخترها في مشاريعك."
      />
    );
  }
  return (
    <EmptyState
      icon={<SearchIcon />}
      title="لا نتائج"
      description={
        search === '' ? 'لا مهارات في هذه الصفحة من القائمة.' : `لم نجد مهارة تطابق «${search}».`
      }
      action={
        <Button asChild variant="secondary">
          <Link to="/studio/skills">اعرض كل المهارات</Link>
        </Button>
      }
    />
  );
}
