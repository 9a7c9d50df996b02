import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { Judging } from './use-judging.ts';

/** What the keys do, for who would rather press a button; each says its key. */
export function JudgingButtons({ judging, maskSelected }: { judging: Judging; maskSelected: () => void }) {
  const translate = useTranslate();
  const texts = 'resources.taught-exercises';
  const label = (name: string) =>
    `${translate(`${texts}.action.${name}`)} (${translate(`${texts}.keys.${name}`)})`;
  const { isPending, masks, mayUndo } = judging;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="contained" disabled={isPending} onClick={() => judging.say(true)}>
        {label('good')}
      </Button>
      <Button variant="contained" color="inherit" disabled={isPending} onClick={() => judging.say(false)}>
        {label('weak')}
      </Button>
      <Button disabled={isPending} onClick={judging.skip}>
        {label('skip')}
      </Button>
      <Button disabled={isPending || !mayUndo} onClick={judging.undo}>
        {label('undo')}
      </Button>
      <Button onClick={maskSelected}>{label('mask')}</Button>
      {masks.length > 0 ? (
        <Button onClick={judging.unmask}>{translate(`${texts}.action.unmask`)}</Button>
      ) : null}
    </Box>
  );
}
