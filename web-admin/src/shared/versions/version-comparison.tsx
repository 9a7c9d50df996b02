import { useResourceContext, useTranslate } from 'ra-core';
import { StateComparison } from './state-comparison.tsx';
import { useVersion, type Versioned } from './use-versions.ts';

interface VersionComparisonProps {
  present: Versioned & Record<string, unknown>;
  versionId: string;
  /** When it was saved, in words. */
  at: string;
}

/** What a version says otherwise than what is saved now, and the way back to it. */
export function VersionComparison({ present, versionId, at }: VersionComparisonProps) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { data, isError } = useVersion(resource, present.id, versionId);
  const text = (key: string, values: object = {}) => translate(`resources.versions.${key}`, values);
  if (isError) return <p role="alert">{text('failures.list')}</p>;
  if (!data) return null;
  return (
    <StateComparison
      present={present}
      state={data.state}
      name={text('then')}
      action={`versions/${versionId}/restore`}
      words={{ restore: text('restore'), ask: text('ask.title', { at }) }}
    />
  );
}
