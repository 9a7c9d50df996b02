import type { SelfTestReport } from '@academy/contracts/http/catalog/self-tests.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { MisjudgedSample } from '../shared/misjudged-sample.tsx';
import { RefusalList } from '../shared/refusal-list.tsx';
import { selfTestPart } from './self-test-tools.tsx';
import { useSelfTest } from './self-test-run.tsx';

/** What the self-test says, with every misjudged sample and the reason. It is run from the bar below. */
export function SelfTestPanel() {
  const translate = useTranslate();
  const { report, error, isStale } = useSelfTest();
  return (
    <Box
      component="section"
      id={selfTestPart}
      tabIndex={-1}
      sx={{ width: '100%', mt: 4 }}
      aria-label={translate('resources.exercises.bench.title')}
    >
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('resources.exercises.bench.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {translate('resources.exercises.bench.help')}
      </Typography>
      <div aria-live="polite">
        {isStale ? (
          <Typography variant="body2" sx={{ mb: 1 }}>
            {translate('resources.exercises.bench.stale')}
          </Typography>
        ) : null}
        {error !== null ? <RefusalList title="resources.exercises.failures.bench" error={error} /> : null}
        {error === null && report ? <Report report={report} /> : null}
      </div>
    </Box>
  );
}

function Report({ report: { good, weak, misjudged } }: { report: SelfTestReport }) {
  const translate = useTranslate();
  const text = (key: string, values: object) => translate(`resources.exercises.bench.${key}`, values);
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {text('good', { right: good.judgedGood, all: good.all })} ·{' '}
        {text('weak', { right: weak.judgedWeak, all: weak.all })}
      </Typography>
      {misjudged.length === 0 ? null : (
        <Box component="ul" sx={{ pl: 2.5, mt: 1, mb: 0 }}>
          {misjudged.map((sample) => (
            <li key={`${sample.path} ${sample.language}`}>
              <MisjudgedSample sample={sample} />
            </li>
          ))}
        </Box>
      )}
    </>
  );
}
