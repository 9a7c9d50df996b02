import { largestCoverImageBytes } from '@academy/contracts/shared/cover-limits.ts';
import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { uploadPicture } from './cover-calls.ts';

/** Uploads a picture at once as it is chosen; the one chosen last counts. */
export function usePictureUpload(onUploaded: (id: string) => void) {
  const translate = useTranslate();
  const running = useRef<AbortController | null>(null);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function upload(file: File) {
    running.current?.abort();
    setPending(false);
    const text = (key: string) => translate(`resources.courses.cover.image.${key}`);
    if (file.size > largestCoverImageBytes) return setFailure(text('tooLarge'));
    const { signal } = (running.current = new AbortController());
    setFailure(null);
    setPending(true);
    try {
      const id = await uploadPicture(file, signal);
      if (!signal.aborted) onUploaded(id);
    } catch (error) {
      if (signal.aborted) return;
      setFailure(error instanceof ApiError ? (error.paths['picture'] ?? error.detail) : text('failed'));
    } finally {
      if (!signal.aborted) setPending(false);
    }
  }

  return { upload, isPending, failure, forget: () => setFailure(null) };
}
