import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useInput, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { ForWriters } from '../../shared/rights/for-writers.tsx';
import { pictureAddress } from './cover-calls.ts';
import { coverFrame } from './cover-preview.tsx';
import { DrawnCoverInput } from './drawn-cover.tsx';
import { PictureInput } from './picture-input.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

function UploadedPicture({ id }: { id: string }) {
  const translate = useTranslate();
  const { data, isError } = useQuery({
    queryKey: ['cover-image', id],
    queryFn: () => pictureAddress(id),
    staleTime: Infinity,
  });
  const text = (key: string) => translate(`resources.courses.cover.image.${key}`);
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '72ch' }}>
        {text('shown')}
      </Typography>
      {data ? (
        <Box
          component="img"
          src={data}
          alt={text('alt')}
          width={1280}
          height={480}
          sx={{ ...coverFrame, mt: 2, maxWidth: 640 }}
        />
      ) : null}
      {isError ? <Typography role="alert">{text('missing')}</Typography> : null}
    </>
  );
}

/** Whether the words of the cover were at fault since the form was opened: what is being mended does not vanish. */
function useWordsFault(): boolean {
  const { errors } = useFormState({ name: 'cover' });
  const [wasFaulty, setFaulty] = useState(false);
  if (errors['cover'] && !wasFaulty) setFaulty(true);
  return wasFaulty;
}

/** How the course is shown among others: drawn from words, or an uploaded picture. */
export default function CoverSection() {
  const translate = useTranslate();
  const upload = usePictureUpload();
  const { field, fieldState } = useInput<string | null>({
    source: 'coverImage',
    defaultValue: null,
    validate: () => (upload.isRunning() ? 'resources.courses.cover.image.pending' : undefined),
  });
  const hasFault = useWordsFault();
  // As for the words: null and nothing are one.
  const picture = (field.value as string | null | undefined) || null;
  return (
    <Box component="section" aria-labelledby="course-cover" sx={{ width: '100%', mt: 4 }}>
      <Typography id="course-cover" variant="h2" sx={{ mb: 1 }}>
        {translate('resources.courses.cover.title')}
      </Typography>
      {picture ? <UploadedPicture id={picture} /> : null}
      {picture && !hasFault ? null : <DrawnCoverInput />}
      <ForWriters>
        <PictureInput
          value={picture}
          upload={upload}
          refusal={fieldState.error?.message}
          onChange={field.onChange}
        />
      </ForWriters>
    </Box>
  );
}
