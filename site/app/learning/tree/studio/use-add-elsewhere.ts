import { useNavigate } from 'react-router';
import { hostNames } from '#learning/lectures/index.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { useAddLecture } from './use-add-lecture.ts';

interface AddElsewhere {
  /** What the button says: «فيديو من يوتيوب». */
  label: string;
  /** Adds a lecture, at the end of the course where no chapter is given, and leads to where its address is pasted. */
  add(chapterId?: number): Promise<void>;
}

/** Adds a lecture with a video of another site; null while the provider allows none. */
export function useAddElsewhere(): AddElsewhere | null {
  const { videoHosts: [first, ...others] = [] } = useSiteConfig();
  const addLecture = useAddLecture();
  const navigate = useNavigate();
  if (!first) return null;
  return {
    label: others.length > 0 ? 'فيديو من موقع آخر' : `فيديو من ${hostNames[first]}`,
    async add(chapterId) {
      const id = await addLecture('video', chapterId);
      if (id !== undefined) await navigate(`/studio/lectures/${id}#elsewhere`);
    },
  };
}
