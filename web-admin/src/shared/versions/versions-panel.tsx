import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRecordContext, useResourceContext, useTranslate, type RaRecord } from 'ra-core';
import { useState } from 'react';
import { Panel } from '../panel.tsx';
import { FileVersion } from './file-version.tsx';
import { useVersions, type Versioned } from './use-versions.ts';
import { VersionRow } from './version-row.tsx';

/** So many at first, and so many more each time. */
export const versionsAtOnce = 5;

/** The kept versions of the page's course, lesson, exercise or document, newest first. */
export function VersionsPanel() {
  const present = useRecordContext<RaRecord & Versioned>();
  const resource = useResourceContext() ?? '';
  return present ? <Versions key={present.id} present={present} resource={resource} /> : null;
}

function Versions({ present, resource }: { present: RaRecord & Versioned; resource: string }) {
  const translate = useTranslate();
  const [count, setCount] = useState(versionsAtOnce);
  const { data, isError } = useVersions(resource, present, count);
  const text = (key: string) => translate(`resources.versions.${key}`);
  return (
    <Box sx={{ mt: 2 }}>
      <Panel title={text('title')}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1, maxWidth: '72ch' }}>
          {text(data?.length === 0 ? 'none' : 'help')}
        </Typography>
        <FileVersion present={present} />
        {isError ? <Typography role="alert">{text('failures.list')}</Typography> : null}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.slice(0, count).map((version) => (
            <VersionRow key={version.id} version={version} present={present} />
          ))}
        </Box>
        {data && data.length > count ? (
          <Button size="small" onClick={() => setCount(count + versionsAtOnce)}>
            {text('older')}
          </Button>
        ) : null}
      </Panel>
    </Box>
  );
}
