import type { ContentVersion } from '@academy/contracts/shared/kept-versions.ts';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useResourceContext, useTranslate } from 'ra-core';
import { lazy, useState } from 'react';
import { useLanguage } from '../../app/i18n/language-context.tsx';
import { statusWords } from '../content-status.tsx';
import { fieldName } from '../field-words.ts';
import { LazyPart } from '../../app/lazy-part.tsx';
import { PersonName } from '../person-name.tsx';
import type { Versioned } from './use-versions.ts';

// It writes rubrics as YAML, which is much code for who only edits a title.
const VersionComparison = lazy(() =>
  import('./version-comparison.tsx').then((module) => ({ default: module.VersionComparison })),
);

interface VersionRowProps {
  version: ContentVersion;
  present: Versioned & Record<string, unknown>;
}

/** One version: when, how and by whom it was saved and what that changed; opened, how it differs from what is saved now. */
export function VersionRow({ version, present }: VersionRowProps) {
  const translate = useTranslate();
  const { language } = useLanguage();
  const resource = useResourceContext() ?? '';
  const [isOpen, setOpen] = useState(false);
  const { savedAt, savedBy, source, fields, isPublished } = version;
  const words = statusWords[resource === 'courses' || resource === 'documents' ? 'other' : 'lesson'];
  const at = formatDateTime(savedAt, language);
  const text = (key: string, values: object = {}) => translate(`resources.versions.${key}`, values);
  return (
    <Box
      component="li"
      sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { border: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1 }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography component="div" sx={{ fontWeight: 600 }}>
            {at}{' '}
            {isPublished ? <span className="tag tag--key">{translate(`${words}.published`)}</span> : null}
          </Typography>
          <Typography
            variant="body2"
            component="div"
            sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {text(`sources.${source}`)}
            {savedBy === null ? null : (
              <>
                {' '}
                · <PersonName id={savedBy} />
              </>
            )}
            {fields.length === 0 ? null : (
              <div>{fields.map((field) => fieldName({ resource, field }, translate)).join(', ')}</div>
            )}
          </Typography>
        </Box>
        <Button
          size="small"
          color="inherit"
          aria-expanded={isOpen}
          aria-label={isOpen ? undefined : text('compareOf', { at })}
          onClick={() => setOpen(!isOpen)}
        >
          {text(isOpen ? 'close' : 'compare')}
        </Button>
      </Box>
      {isOpen ? (
        <LazyPart>
          <VersionComparison present={present} versionId={version.id} at={at} />
        </LazyPart>
      ) : null}
    </Box>
  );
}
