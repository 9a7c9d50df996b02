import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useSite } from '../app/layout/use-site.ts';

/** The page's own heading, which the window's title repeats. */
export function PageHeading({ text }: { text: string }) {
  const translate = useTranslate();
  const { brand } = useSite();
  const heading = translate(text, { _: text });
  const title = `${heading} · ${brand}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Typography variant="h1" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
      {heading}
    </Typography>
  );
}
