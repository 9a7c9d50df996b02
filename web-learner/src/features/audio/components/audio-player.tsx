import { useRef } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../shared/i18n/language.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { useMember } from '../../../shared/session/session-context.tsx';
import { useFollowAlong } from '../hooks/use-follow-along.ts';
import { useListening } from '../hooks/use-listening.ts';
import { rates } from '../model/rates.ts';
import type { ListeningView } from '../model/listening.ts';
import { ListenIcon, StopIcon } from './audio-icons.tsx';
import { AudioFailure } from './audio-failure.tsx';
import { AudioProgress } from './audio-progress.tsx';
import './audio-player.css';

interface AudioPlayerProps {
  kind: 'lesson' | 'document';
  id: string;
}

/** Listens to a lesson or document in the language of the interface. */
export function AudioPlayer(props: AudioPlayerProps) {
  const { language } = useLanguage();
  return <Player key={language} {...props} language={language} />;
}

const segmentOf = (view: ListeningView) =>
  view.status === 'playing' ? (view.speech.segments[view.segment] ?? null) : null;

function Player({ kind, id, language }: AudioPlayerProps & { language: Language }) {
  const { t } = useTranslation('audio');
  const userId = useMember().id;
  const { view, rate, changeRate, start, stop } = useListening({ kind, id, language, userId });
  const root = useRef<HTMLDivElement>(null);
  useFollowAlong(root, segmentOf(view));
  const isIdle = view.status === 'idle';

  return (
    <div className="audio" data-active={!isIdle || undefined} ref={root} role="group" aria-label={t('label')}>
      <Button
        icon={isIdle ? <ListenIcon size={17} /> : <StopIcon size={17} />}
        aria-busy={view.status === 'generating'}
        onClick={() => (isIdle ? start('where-left') : stop())}
      >
        {t(`action.${isIdle && view.canResume ? 'resume' : view.status}`)}
      </Button>
      {isIdle && view.canResume && (
        <button type="button" className="text-button" onClick={() => start('beginning')}>
          {t('fromBeginning')}
        </button>
      )}
      <label className="audio__rate">
        <span>{t('rate')}</span>
        <select value={rate} onChange={(event) => changeRate(Number(event.target.value))}>
          {rates.map((each) => (
            <option key={each} value={each}>
              {each.toLocaleString(language)}×
            </option>
          ))}
        </select>
      </label>
      {!isIdle && view.speech && <AudioProgress view={{ ...view, speech: view.speech }} rate={rate} />}
      {isIdle && view.failure !== null && <AudioFailure kind={kind} failure={view.failure} />}
    </div>
  );
}
