import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useResourceContext, useTranslate } from 'ra-core';
import { fieldName } from '../field-words.ts';
import { ComparedTexts } from './compared-texts.tsx';
import { fieldWording } from './field-wording.ts';
import { fieldsSince } from './fields-since.ts';
import { RestoreVersion } from './restore-version.tsx';
import { useVersion, type Versioned } from './use-versions.ts';

interface VersionComparisonProps {
  present: Versioned & Record<string, unknown>;
  versionId: string;
  /** When it was saved, in words. */
  at: string;
}

/** What a version says otherwise than what is saved now, field by field, and the way back to it. */
export function VersionComparison({ present, versionId, at }: VersionComparisonProps) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { data, isError } = useVersion(resource, present.id, versionId);
  if (isError) return <p role="alert">{translate('resources.versions.failures.list')}</p>;
  if (!data) return null;
  const fields = fieldsSince(data.state, present);
  if (fields.length === 0) return <p>{translate('resources.versions.same')}</p>;
  const named = fields.map(({ field }) => fieldName({ resource, field }, translate));
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1.5 }}>
      {fields.map(({ field, then, now }) => (
        <section key={field}>
          <Typography variant="h3" sx={{ fontSize: 16, fontWeight: 600, mb: 0.5 }}>
            {fieldName({ resource, field }, translate)}
          </Typography>
          <ComparedTexts
            then={fieldWording({ resource, field, value: then }, translate)}
            now={fieldWording({ resource, field, value: now }, translate)}
          />
        </section>
      ))}
      <RestoreVersion present={present} versionId={versionId} at={at} fields={named} />
    </Box>
  );
}
