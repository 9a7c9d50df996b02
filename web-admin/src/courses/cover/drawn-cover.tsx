import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useInput, useTranslate } from 'ra-core';
import { ForWriters } from '../../shared/rights/for-writers.tsx';
import { CoverPreview } from './cover-preview.tsx';
import { isWhole, type Cover } from './cover-words.ts';
import { useDrawnCover } from './use-drawn-cover.ts';
import { WordsInputs } from './words-inputs.tsx';

const isWritten = (cover: Cover | null) =>
  cover && !isWhole(cover) ? 'resources.courses.cover.faults.words' : undefined;

/** The drawing: it follows the title until somebody writes its words, and again when they say so. */
export function DrawnCoverInput() {
  const translate = useTranslate();
  const { field } = useInput<Cover | null>({ source: 'cover', validate: isWritten, defaultValue: null });
  // Null and nothing are one: react-admin has no value for either.
  const cover = (field.value as Cover | null | undefined) || null;
  const { drawn, isError, hasWords } = useDrawnCover(cover);
  const text = (key: string) => translate(`resources.courses.cover.${key}`);
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '72ch' }}>
        {text(cover ? 'written' : 'follows')}
      </Typography>
      {cover ? <WordsInputs cover={cover} onChange={field.onChange} onBlur={field.onBlur} /> : null}
      {drawn ? <CoverPreview drawings={drawn.drawings} /> : null}
      {isError ? <Typography role="alert">{text('failed')}</Typography> : null}
      <ForWriters>
        {hasWords ? null : (
          <Typography variant="body2" sx={{ mt: 1 }}>
            {text(cover ? 'unwritten' : 'untitled')}
          </Typography>
        )}
        {cover ? (
          <Button variant="outlined" sx={{ mt: 1.5 }} onClick={() => field.onChange(null)}>
            {text('follow')}
          </Button>
        ) : (
          <Button
            variant="outlined"
            sx={{ mt: 1.5 }}
            disabled={!drawn || !hasWords}
            onClick={() => drawn && field.onChange(drawn.cover)}
          >
            {text('write')}
          </Button>
        )}
      </ForWriters>
    </>
  );
}
