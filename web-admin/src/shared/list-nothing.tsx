import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'ra-core';

/** In place of rows: that none match, or, where nothing is filtered and its resource has a text `none`, that there are none. */
export function ListNothing({ text }: { text: string }) {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const whenFiltered = translate(text);
  const isFiltered = Object.keys(filterValues).length > 0;
  return (
    <Typography sx={{ p: 4, color: 'text.secondary' }}>
      {isFiltered ? whenFiltered : translate(text.replace(/empty$/, 'none'), { _: whenFiltered })}
    </Typography>
  );
}
