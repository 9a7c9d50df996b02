import type { Language } from '@academy/contracts/shared/language.ts';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { languages } from '../../app/i18n/current-language.ts';
import { useLanguage } from '../../app/i18n/language-context.tsx';
import type { ExerciseForm } from '../form-values.ts';
import { Segments } from '../../shared/segments.tsx';
import { KeepAsSample } from './keep-as-sample.tsx';
import { LearnerExercise } from './learner-exercise.tsx';
import { LearnerWords } from './learner-words.tsx';
import { useFormCheck } from './use-form-check.ts';
import { widths, type Width } from './widths.ts';
import './as-learner.css';

interface LearnerPanelProps {
  answer: string;
  onAnswer: (answer: string) => void;
  width: Width;
  onWidth: (width: Width) => void;
  onClose: () => void;
}

/** The exercise as the form holds it, unsaved, as its learners would see it; nothing of what is tried is sent. */
export default function LearnerPanel({ answer, onAnswer, width, onWidth, onClose }: LearnerPanelProps) {
  const translate = useTranslate();
  const [language, setLanguage] = useState<Language>(useLanguage().language);
  const exercise = useWatch<ExerciseForm>() as ExerciseForm;
  const { check, ...judged } = useFormCheck(language);
  const text = (key: string) => translate(`resources.exercises.asLearner.${key}`);
  return (
    <Box component="section" aria-label={text('title')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Segments
          label={text('language')}
          choices={languages.map((one) => ({ value: one, name: translate(`academy.languages.${one}`) }))}
          chosen={language}
          onChoose={setLanguage}
        />
        <Segments
          label={text('width')}
          choices={widths.map((one) => ({ value: one, name: text(one) }))}
          chosen={width}
          onChoose={onWidth}
        />
        <IconButton aria-label={text('close')} onClick={onClose} sx={{ ml: 'auto' }}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {text('help')}
      </Typography>
      <Box sx={{ containerType: 'inline-size' }}>
        <LearnerWords language={language}>
          <LearnerExercise {...{ exercise, answer, ...judged }} onChange={onAnswer} onCheck={check} />
        </LearnerWords>
      </Box>
      <KeepAsSample {...{ answer, language }} />
    </Box>
  );
}
