import { useExerciseWords } from '@academy/web-kit/exercise/exercise-words.ts';
import { HINT_LEVELS, HintRung } from '@academy/web-kit/exercise/hint-rung.tsx';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ExerciseForm } from '../form-values.ts';
import MarkdownPreview from '../../shared/markdown/preview.tsx';

/** The hints as the form holds them, opened one by one; nothing counts as help. */
export function HintSteps({ hints }: { hints: ExerciseForm['hints'] }) {
  const { say, language } = useExerciseWords();
  const [opened, setOpened] = useState(0);
  const next = HINT_LEVELS[opened];
  return (
    <section className="hints" aria-label={say('hint.title')}>
      <ol aria-live="polite" aria-relevant="additions">
        {HINT_LEVELS.slice(0, opened).map((level) => (
          <li key={level}>
            <HintRung level={level}>
              <MarkdownPreview lang={language}>{hints?.[level]?.[language] ?? ''}</MarkdownPreview>
            </HintRung>
          </li>
        ))}
      </ol>
      {next ? (
        <div className="hints__next">
          <Button size="small" variant="outlined" color="inherit" onClick={() => setOpened(opened + 1)}>
            {say(`hint.open.${next}`)}
          </Button>
          <span>{say('hint.note')}</span>
        </div>
      ) : null}
    </section>
  );
}
