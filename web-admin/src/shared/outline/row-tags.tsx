import { formatPercent } from '@academy/web-kit/format/numbers.ts';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useLanguage } from '../../app/i18n/language-context.tsx';
import { LackingTexts } from '../lacking-texts.tsx';
import { statusWords } from '../content-status.tsx';
import type { OutlineExercise, OutlineLesson } from './outline.ts';

export function LessonTags({ lesson }: { lesson: OutlineLesson }) {
  const translate = useTranslate();
  return (
    <>
      <LackingTexts paths={lesson.lacks} />
      <span className={lesson.status === 'published' ? 'tag tag--key' : 'tag'}>
        {translate(`${statusWords.lesson}.${lesson.status}`)}
      </span>
    </>
  );
}

export function ExerciseTags({ exercise }: { exercise: OutlineExercise }) {
  const translate = useTranslate();
  const { language } = useLanguage();
  const { passRate, attempts, misjudged } = exercise;
  return (
    <>
      <LackingTexts paths={exercise.lacks} />
      {passRate === null ? null : (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 13.5 }}>
          {translate('resources.outline.passRate', {
            share: formatPercent(passRate * 100, language),
            smart_count: attempts,
          })}
        </Box>
      )}
      {/* One that is not written out yet has little to be judged by. */}
      {misjudged === 0 && exercise.missing.length > 0 ? null : (
        <span className={misjudged === 0 ? 'tag' : 'tag tag--ink'}>
          {translate(`resources.outline.selfTest.${misjudged === 0 ? 'ok' : 'misjudged'}`, {
            smart_count: misjudged,
          })}
        </span>
      )}
    </>
  );
}
