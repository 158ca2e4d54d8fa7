import { discussions as limits } from '@nibras/contract/limits.ts';
import { useState } from 'react';
import { attachmentProblem } from '#conversation/messenger/index.ts';
import { firstErrors } from '#platform/forms/posted-form.ts';

/** What is sent with a text: a picture and what it shows. */
export interface SentPicture {
  file: File;
  alt: string;
}

const notPicture = 'لا يمكن إرفاق هذا النوع من الملفات هنا. أرفق صورة.';

/** Checks a chosen file before it is uploaded. Returns the error text or null; the server checks the content as well. */
export const pictureProblem = (file: Pick<File, 'name' | 'type' | 'size'>): string | null =>
  file.type.startsWith('image/') ? attachmentProblem(file) : notPicture;

/** The picture of a form: the chosen file, its description and the progress of its upload. */
export function usePicture() {
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);

  function choose(chosen: File) {
    const invalid = pictureProblem(chosen);
    setProblem(invalid);
    if (!invalid) setFile(chosen);
  }

  function remove() {
    setFile(null);
    setAlt('');
    setProblem(null);
    setProgress(null);
  }

  return {
    file,
    alt,
    problem,
    /** 0 to 1 while the picture is uploaded; else null. */
    progress,
    altMaxLength: limits.pictureAltMaxLength,
    choose,
    setAlt,
    setProgress,
    remove,
    /** Keeps the picture after a failure, with the server's error of it. */
    fail(error: unknown) {
      setProgress(null);
      setProblem(firstErrors<string>(error, ['attachment']).attachment ?? null);
    },
    /** What to send now; null without a picture. */
    sent: (): SentPicture | null => file && { file, alt: alt.trim() },
  };
}

export type PictureState = ReturnType<typeof usePicture>;
