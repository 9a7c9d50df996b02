import type {
  ExerciseReview,
  ExerciseReviewDetail,
} from '@academy/contracts/http/catalog/exercise-reviews.ts';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { statusWords } from '../shared/content-status.tsx';
import { MisjudgedSample } from '../shared/misjudged-sample.tsx';
import { RecordShow } from '../shared/record-show.tsx';
import { useOwnText } from '../shared/use-own-text.ts';
import { MisjudgedTag } from './misjudged-tag.tsx';

/** One review: each exercise whose rubric misjudged a sample, which sample, and why. */
export function ExerciseReviewShow() {
  const { language } = useLanguage();
  return (
    <RecordShow<ExerciseReviewDetail> titleOf={({ reviewedAt }) => formatDateTime(reviewedAt, language)}>
      <Review />
    </RecordShow>
  );
}

function Review() {
  const translate = useTranslate();
  // Until it is read it is the row of the list, which has no faults.
  const review = useRecordContext<ExerciseReview & Partial<ExerciseReviewDetail>>();
  if (!review) return null;
  const { exercises, samples, faults = [] } = review;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <MisjudgedTag />
        <Typography>{translate('resources.exercise-reviews.judged', { exercises, samples })}</Typography>
      </Box>
      {faults.length > 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2, maxWidth: '72ch' }}>
          {translate('resources.exercise-reviews.help')}
        </Typography>
      ) : null}
      {faults.map((fault) => (
        <Fault key={fault.exerciseId} fault={fault} />
      ))}
    </>
  );
}

function Fault({ fault }: { fault: ExerciseReviewDetail['faults'][number] }) {
  const translate = useTranslate();
  const { titleOf } = useOwnText();
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        <Link component={RouterLink} to={`/exercises/${fault.exerciseId}`}>
          {titleOf(fault)}
        </Link>
      </Typography>
      <span className="tag">{translate(`${statusWords.lesson}.${fault.status}`)}</span>
      <Box component="ul" sx={{ pl: 2.5, mt: 1, mb: 0 }}>
        {fault.misjudged.map((sample) => (
          <li key={`${sample.path} ${sample.language}`}>
            <MisjudgedSample sample={sample} />
          </li>
        ))}
      </Box>
    </Box>
  );
}
