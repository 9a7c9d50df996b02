import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { templateKinds } from '../../shared/exercise-templates/template-kinds.ts';
import { useLiveVerdicts } from './live-verdicts.tsx';

/** So many essential points are named at once, or the list would be longer than the samples. */
const mostNamed = 4;

/** Which samples teach a rubric something, and which it still lacks. */
export function SampleTips() {
  const translate = useTranslate();
  const { live } = useLiveVerdicts();
  const text = (key: string, values: object = {}) => translate(`resources.rubric.tips.${key}`, values);
  const uncovered = live.is === 'judged' ? live.report.uncovered.slice(0, mostNamed) : [];
  return (
    <Box component="details" sx={{ maxWidth: '80ch', mb: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600 }}>
        {text('title')}
      </Box>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        <li>{text('different')}</li>
        <li>{text('weak')}</li>
        <li>{text('fewer')}</li>
        {uncovered.map(({ language, label }) => (
          <li key={`${language} ${label}`}>
            {text('uncovered', { label, language: translate(`resources.rubric.languages.${language}`) })}
          </li>
        ))}
        <li>
          {text('byKind')}:
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {templateKinds
              .filter((kind) => kind !== 'general' && kind !== 'blank')
              .map((kind) => (
                <li key={kind}>
                  <strong>{translate(`resources.rubric.templates.${kind}.name`)}.</strong>{' '}
                  {translate(`resources.rubric.templates.${kind}.tip`)}
                </li>
              ))}
          </Box>
        </li>
      </Box>
    </Box>
  );
}
