import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useResourceContext, useTranslate } from 'ra-core';
import { lazy, useState } from 'react';
import { LazyPart } from '../../app/lazy-part.tsx';
import { useFileVersion, type Versioned } from './use-versions.ts';

// It writes rubrics as YAML, which is much code for who only edits a title.
const StateComparison = lazy(() =>
  import('./state-comparison.tsx').then((module) => ({ default: module.StateComparison })),
);

/** What the record's file says, compared with what is saved now, and the way back to it; nothing where nobody knows. */
export function FileVersion({ present }: { present: Versioned & Record<string, unknown> }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const [isOpen, setOpen] = useState(false);
  const { data } = useFileVersion(resource, present);
  if (!data?.state) return null;
  const text = (key: string) => translate(`resources.versions.${key}`);
  return (
    <Box component="section" sx={{ pb: 1.5, mb: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1 }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography variant="h3" sx={{ fontSize: 16, fontWeight: 600 }}>
            {text('file.name')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '72ch' }}>
            {text('file.help')}
          </Typography>
        </Box>
        <Button
          size="small"
          color="inherit"
          aria-expanded={isOpen}
          aria-label={isOpen ? undefined : text('file.compare')}
          onClick={() => setOpen(!isOpen)}
        >
          {text(isOpen ? 'close' : 'compare')}
        </Button>
      </Box>
      {isOpen ? (
        <LazyPart>
          <StateComparison
            present={present}
            state={data.state}
            name={text('file.name')}
            action="file/restore"
            words={{ restore: text('file.restore'), ask: text('file.ask') }}
          />
        </LazyPart>
      ) : null}
    </Box>
  );
}
