import { questions as limits } from '@nibras/contract/assessment/limits.ts';
import type { QuestionTag } from '@nibras/contract/assessment/questions/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { CloseIcon, CopyIcon, DeleteIcon, DownIcon, TagIcon } from '#ui/ornament/icons.ts';
import { bottomBar } from '#ui/overlay/bottom-bar.ts';
import { DropdownMenu, MenuItem, MenuLine } from '#ui/overlay/dropdown-menu.tsx';
import { AddToQuiz } from './add-to-quiz.tsx';
import { CopyToCourse } from './copy-to-course.tsx';
import { TagDialog } from './tag-dialog.tsx';
import type { BankActions } from './use-bank-actions.ts';

interface BankBarProps {
  course: number;
  ids: readonly number[];
  tags: readonly QuestionTag[];
  actions: BankActions;
  mayPublish: boolean;
  mayRemove: boolean;
  onClear(): void;
}

/** What can be done with all chosen questions at once. In view while something is chosen. */
export function BankBar({
  course,
  ids,
  tags,
  actions,
  mayPublish,
  mayRemove,
  onClear,
}: BankBarProps) {
  const [dialog, setDialog] = useState<'quiz' | 'tags' | 'copy' | null>(null);
  if (ids.length === 0) return null;
  const close = () => setDialog(null);
  const run = async (work: Promise<boolean>) => {
    if (await work) onClear();
  };
  return (
    <section
      ref={bottomBar}
      aria-label="الأسئلة المحددة"
      className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-sticky mt-2 flex animate-rise-in flex-wrap items-center gap-2 rounded-lg border border-line-strong bg-raised p-1.5 shadow-high lg:bottom-4"
    >
      <IconButton label="ألغِ التحديد" className="size-10!" onClick={onClear}>
        <CloseIcon />
      </IconButton>
      <p aria-live="polite" className="pe-2 font-medium">
        {countLabel(ids.length, rareNouns.question)}
      </p>
      <span className="grow" />
      {ids.length > limits.atOnce ? (
        <p className="px-2 text-sm text-text-soft">{`حتى ${countLabel(limits.atOnce, rareNouns.question, 'genitive')} في المرة الواحدة`}</p>
      ) : (
        <>
          <Button size="sm" loading={actions.busy} onClick={() => setDialog('quiz')}>
            {wording`أضف إلى اختبار…`}
          </Button>
          <DropdownMenu
            trigger={
              <Button size="sm" variant="secondary" icon={<DownIcon className="size-4" />}>
                المزيد
              </Button>
            }
          >
            <MenuItem icon={<TagIcon className="size-5" />} onSelect={() => setDialog('tags')}>
              غيّر الوسوم…
            </MenuItem>
            <MenuItem icon={<CopyIcon className="size-5" />} onSelect={() => setDialog('copy')}>
              {wording`انسخ إلى كورس…`}
            </MenuItem>
            {mayPublish && (
              <MenuItem onSelect={() => void run(actions.setStates(ids, 'publish'))}>انشر</MenuItem>
            )}
            {mayRemove && (
              <>
                <MenuLine />
                <MenuItem
                  danger
                  icon={<DeleteIcon className="size-5" />}
                  onSelect={() => void run(actions.setStates(ids, 'bin'))}
                >
                  انقل إلى سلة المحذوفات
                </MenuItem>
              </>
            )}
          </DropdownMenu>
        </>
      )}
      {dialog === 'quiz' && (
        <AddToQuiz
          course={course}
          count={ids.length}
          onClose={close}
          onChoose={(lecture) => {
            close();
            void run(actions.addTo(ids, lecture));
          }}
        />
      )}
      {dialog === 'tags' && (
        <TagDialog
          known={tags.map(({ name }) => name)}
          count={ids.length}
          onClose={close}
          onSave={(add, remove) => {
            close();
            void run(actions.tag(ids, add, remove));
          }}
        />
      )}
      {dialog === 'copy' && (
        <CopyToCourse
          count={ids.length}
          onClose={close}
          onChoose={(to) => {
            close();
            void run(actions.copyTo(ids, to));
          }}
        />
      )}
    </section>
  );
}
