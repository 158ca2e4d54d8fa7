import { wording } from '@nibras/contract/text/wording.ts';
import { useQueryClient } from '@tanstack/react-query';
import { serverMessage } from '#platform/api/api-error.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { Avatar } from '#ui/list/avatar.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { MessageForm } from './message-form.tsx';
import { discussionsQuery, postDiscussion } from './queries.ts';
import { useMessageForm } from './use-message-form.ts';
import { usePicture } from './use-picture.ts';

export interface Teacher {
  id: number;
  name: string;
  profile_photo_url?: string | null | undefined;
}

interface StartFormProps {
  courseId: number;
  lectureId: number;
  teacher: Teacher | null;
  /** A picture may be sent with the question. */
  attach: boolean;
  /** The question was stored; the list with it is still being fetched. */
  onAsked(): void;
}

/** The form that starts a discussion with the course's teacher. The text stays until it has been sent. */
export function StartForm({ courseId, lectureId, teacher, attach, onAsked }: StartFormProps) {
  const client = useQueryClient();
  const media = useMediaUrl();
  const messageForm = useMessageForm(`question:${lectureId}`);
  const picture = usePicture();

  async function send(description: string) {
    try {
      await postDiscussion({
        courseId,
        lectureId,
        teacherId: teacher?.id ?? null,
        description,
        picture: picture.sent(),
        onProgress: picture.setProgress,
      });
      toast({ variant: 'success', title: 'تم إرسال الاستفسار بنجاح' });
      messageForm.clear();
      picture.remove();
      onAsked();
    } catch (error) {
      picture.fail(error);
      toast({
        variant: 'destructive',
        title: serverMessage(error) ?? 'حدث خطأ أثناء الإرسال',
        description: 'ما كتبته باقٍ في مكانه.',
      });
    }
    // After a failure too: the server may have stored the question although the response was lost.
    await client.invalidateQueries({ queryKey: discussionsQuery(courseId, lectureId).queryKey });
  }

  return (
    <div className="rounded-lg border border-line bg-raised p-4 sm:p-6">
      <div className="mb-4 flex items-center gap-3">
        {teacher && <Avatar name={teacher.name} src={media(teacher.profile_photo_url, 160)} />}
        <h3 className="text-lg">
          {teacher ? (
            <>
              اطرح استفسارًا على <bdi>{teacher.name}</bdi>
            </>
          ) : (
            wording`اطرح استفسارًا على المعلّم`
          )}
        </h3>
      </div>
      <MessageForm
        label={wording`استفسارك عن {هذه|هذا} المحاضرة`}
        hideLabel
        placeholder="اكتب استفسارك، وما جربته حتى الآن…"
        hint="ضع الكود بين سطرين من ``` ليظهر كما كتبته."
        messageForm={messageForm}
        picture={attach ? picture : null}
        onSend={send}
        button="أرسل الاستفسار"
      />
    </div>
  );
}
