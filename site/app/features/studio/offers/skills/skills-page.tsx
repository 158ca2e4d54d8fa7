import { offers as limits } from '@nibras/contract/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { Button } from '#ui/form/button.tsx';
import { Input } from '#ui/form/input.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { PlusIcon, SearchIcon } from '#ui/ornament/icons.ts';
import { SkillsIcon } from '../../frame/icons.ts';
import MissingPage from '../../frame/missing-page.tsx';
import { StudioPage } from '../../frame/studio-page.tsx';
import { useCapability } from '../../frame/use-capability.ts';
import { ListFrame, rowsClass, useListAddress } from '../../lists/list-frame.tsx';
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
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { busy, run } = useAsyncAction(async () => {
    if (await make(name.trim())) setName('');
    field.current?.focus();
  });

  function add(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') field.current?.focus();
    else void run();
  }

  return (
    <form onSubmit={add} className="mb-5 flex gap-3">
      <Input
        ref={field}
        aria-label="اسم المهارة الجديدة"
        placeholder="مهارة جديدة"
        autoComplete="off"
        dir="auto"
        maxLength={limits.skillNameMaxLength}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        icon={<PlusIcon className="size-5" />}
        loading={busy}
        loadingLabel="جارٍ الإضافة…"
      >
        أضف
      </Button>
    </form>
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
