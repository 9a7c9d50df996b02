import { largestCoverImageBytes } from '@academy/contracts/shared/cover-limits.ts';
import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { uploadPicture } from './cover-calls.ts';

/** In the form only while a picture uploads, so that it is asked about like any change before the form is left. */
const pendingField = 'coverUpload';

function usePendingAsUnsaved(isPending: boolean) {
  const { register, setValue, unregister } = useFormContext();
  useEffect(() => {
    if (!isPending) return undefined;
    register(pendingField);
    setValue(pendingField, true, { shouldDirty: true });
    return () => unregister(pendingField);
  }, [isPending, register, setValue, unregister]);
}

export type PictureUpload = ReturnType<typeof usePictureUpload>;

/** Uploads a picture at once as it is chosen; the one chosen last counts. */
export function usePictureUpload() {
  const translate = useTranslate();
  const running = useRef<AbortController | null>(null);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  usePendingAsUnsaved(isPending);
  useEffect(() => () => running.current?.abort(), []);

  async function upload(file: File, onUploaded: (id: string) => void) {
    running.current?.abort();
    running.current = null;
    setPending(false);
    setDone(false);
    const text = (key: string) => translate(`resources.courses.cover.image.${key}`);
    if (file.size > largestCoverImageBytes) return setFailure(text('tooLarge'));
    const { signal } = (running.current = new AbortController());
    setFailure(null);
    setPending(true);
    try {
      const id = await uploadPicture(file, signal);
      if (signal.aborted) return;
      running.current = null;
      onUploaded(id);
      setDone(true);
    } catch (error) {
      if (signal.aborted) return;
      running.current = null;
      setFailure(error instanceof ApiError ? (error.paths['picture'] ?? error.detail) : text('failed'));
    } finally {
      if (!signal.aborted) setPending(false);
    }
  }

  const forget = () => {
    setFailure(null);
    setDone(false);
  };
  /** As of now, for what is asked before the next render. */
  const isRunning = () => running.current !== null;
  return { upload, isPending, isRunning, isDone, failure, forget };
}
