import type { CourseTree } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useRef } from 'react';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { ArticleLectureIcon, ChapterIcon, CourseIcon, ExternalIcon } from '#ui/ornament/icons.ts';
import { useAddChapter } from './add-chapter.tsx';
import { VideoInput } from './add-lecture.tsx';
import { chosenFiles } from './captions/dropped-files.ts';
import { useDroppedFiles } from './captions/use-dropped-files.ts';
import { UploadIcon } from './icons.ts';
import { MissingList } from './missing-list.tsx';
import { useAddElsewhere } from './use-add-elsewhere.ts';
import { useAddLecture } from './use-add-lecture.ts';
import { VideoDropZone } from './videos/video-drop-zone.tsx';

/** A course without chapters: its first lecture is one press or one drop away. */
export function EmptyCourse({ tree }: { tree: CourseTree }) {
  const input = useRef<HTMLInputElement>(null);
  const addFiles = useDroppedFiles();
  const addLecture = useAddLecture();
  const addElsewhere = useAddElsewhere();
  const addChapter = useAddChapter();
  return (
    <div className="flex flex-col gap-5">
      <VideoDropZone className="rounded-xl border-2 border-dashed border-line-strong bg-raised">
        <EmptyState
          icon={<CourseIcon />}
          title={wording`هنا يبدأ كورسك`}
          description={wording`اسحب فيديوهاتك إلى هنا، فيصير كل فيديو محاضرة{ًا} باسم ملفه وفي ترتيبه. أو ابدأ بمقال. نضعها في فصل {chapter:أول تسمّيه|أولى تسمّيها} كما تحب.`}
          action={
            <>
              <Button
                icon={<UploadIcon className="size-5" />}
                onClick={() => input.current?.click()}
              >
                اختر فيديوهات
              </Button>
              <Button
                variant="secondary"
                icon={<ArticleLectureIcon className="size-5" />}
                onClick={() => void addLecture('article')}
              >
                {wording`اكتب مقالًا`}
              </Button>
              {addElsewhere && (
                <Button
                  variant="secondary"
                  icon={<ExternalIcon className="size-5" />}
                  onClick={() => void addElsewhere.add()}
                >
                  {addElsewhere.label}
                </Button>
              )}
              <Button
                variant="ghost"
                icon={<ChapterIcon className="size-5" />}
                onClick={() => void addChapter()}
              >
                {wording`فصل فارغ`}
              </Button>
            </>
          }
        />
        <VideoInput ref={input} onChoose={(files) => void addFiles(chosenFiles(files))} />
      </VideoDropZone>
      <MissingList tree={tree} />
    </div>
  );
}
