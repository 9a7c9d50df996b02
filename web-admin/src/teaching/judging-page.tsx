import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { client } from '../app/api.ts';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { listAddress } from '../app/list-address.ts';
import { Loaded } from '../shared/loaded.tsx';
import { PageHeading } from '../shared/page-heading.tsx';
import { ForWriters } from '../shared/rights/for-writers.tsx';
import { TextBlock } from '../shared/text-block.tsx';
import { useOwnText } from '../shared/use-own-text.ts';
import { ChangePanel } from './change-panel.tsx';
import { JudgingCard } from './judging-card.tsx';
import { offeredCall, offeredKey } from './teaching-calls.ts';

/** An exercise's attempts to judge, one after another by keys, and what the judgements would change. */
export function JudgingPage() {
  const { id = '' } = useParams();
  const { language } = useLanguage();
  const translate = useTranslate();
  const { titleOf } = useOwnText();
  const query = useQuery({
    queryKey: [...offeredKey(id), language],
    queryFn: () => client.call(offeredCall, { params: { id } }),
  });
  return (
    <Box sx={{ width: '100%', maxWidth: 900 }}>
      <Link component={RouterLink} to="/taught-exercises" sx={{ display: 'inline-block', mb: 1 }}>
        {translate('resources.taught-exercises.back')}
      </Link>
      <Loaded query={query} height={480}>
        {({ exercise, attempts, total }) => (
          <>
            <PageHeading text={titleOf(exercise)} />
            <Box component="details" sx={{ mb: 2 }}>
              <summary>{translate('resources.taught-exercises.task')}</summary>
              <TextBlock lang={language}>
                {language === 'es' ? exercise.promptEs : exercise.promptEn}
              </TextBlock>
            </Box>
            {exercise.compares ? null : (
              <Typography sx={{ mb: 2, color: 'text.secondary' }}>
                {translate('resources.taught-exercises.casesOnly')}
              </Typography>
            )}
            <JudgingCard key={id} exerciseId={id} attempts={attempts} total={total} />
            <ForWriters resource="taught-exercises">
              <ChangePanel exerciseId={id} />
            </ForWriters>
            <Link component={RouterLink} to={listAddress('judged-attempts', { exerciseId: id })}>
              {translate('resources.taught-exercises.cases')}
            </Link>
          </>
        )}
      </Loaded>
    </Box>
  );
}
