import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useInput, useTranslate } from 'ra-core';
import { ForWriters } from '../../shared/rights/for-writers.tsx';
import { pictureAddress } from './cover-calls.ts';
import { coverFrame } from './cover-preview.tsx';
import { DrawnCoverInput } from './drawn-cover.tsx';
import { PictureInput } from './picture-input.tsx';

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

/** How the course is shown among others: drawn from words, or an uploaded picture. */
export default function CoverSection() {
  const translate = useTranslate();
  const { field, fieldState } = useInput<string | null>({ source: 'coverImage', defaultValue: null });
  // As for the words: null and nothing are one.
  const picture = (field.value as string | null | undefined) || null;
  return (
    <Box component="section" aria-labelledby="course-cover" sx={{ width: '100%', mt: 4 }}>
      <Typography id="course-cover" variant="h2" sx={{ mb: 1 }}>
        {translate('resources.courses.cover.title')}
      </Typography>
      {picture ? <UploadedPicture id={picture} /> : <DrawnCoverInput />}
      <ForWriters>
        <PictureInput value={picture} refusal={fieldState.error?.message} onChange={field.onChange} />
      </ForWriters>
    </Box>
  );
}
