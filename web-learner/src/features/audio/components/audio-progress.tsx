import type { Speech } from '@academy/contracts/http/ai/speech.ts';
import { useTranslation } from 'react-i18next';
import { clockOf, timesOf } from '../model/times.ts';

interface AudioProgressProps {
  view: { speech: Speech; segment: number; spokenBy?: Speech['spokenBy'] };
  rate: number;
}

/** How far the text has been read out, and by whom. */
export function AudioProgress({
  view: { speech, segment, spokenBy = speech.spokenBy },
  rate,
}: AudioProgressProps) {
  const { t } = useTranslation('audio');
  const { begins, whole } = timesOf(speech.segments, segment, rate);
  return (
    <p className="audio__progress">
      <progress value={begins} max={whole} aria-label={t('progress')} />
      <span>{t('time', { at: clockOf(begins), whole: clockOf(whole) })}</span>
      <span>
        {spokenBy.kind === 'built-in' ? t('voice.builtIn') : t('voice.model', { model: spokenBy.model })}
      </span>
    </p>
  );
}
