import { useState } from 'react';
import { useParams } from 'react-router';
import { CourseContents } from './course-contents.tsx';
import { CoursePageFrame } from './course-page-frame.tsx';
import { CourseSummary } from './course-summary.tsx';
import { CoursePublish } from './publish/course-publish.tsx';
import { createTreeView, TreeViewContext } from './tree-view.ts';

/** `/studio/courses/:id`: what the course consists of. */
export default function ContentsPage() {
  const courseId = Number(useParams().id);
  return <Contents key={courseId} courseId={courseId} />;
}

function Contents({ courseId }: { courseId: number }) {
  const [view] = useState(createTreeView);
  return (
    <TreeViewContext value={view}>
      <CoursePageFrame
        courseId={courseId}
        description={(tree) => <CourseSummary tree={tree} />}
        actions={(tree) => tree.course.permissions.edit && <CoursePublish tree={tree} />}
      >
        {(tree) => <CourseContents tree={tree} />}
      </CoursePageFrame>
    </TreeViewContext>
  );
}
