import { readClaims } from '@academy/web-kit/session/token.ts';
import { viewingEndsAt } from '@academy/web-kit/session/viewing-session.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { session } from '../../../shared/api/client.ts';
import { useMember } from '../../../shared/session/session-context.tsx';
import { endViewing } from '../api/viewing.ts';
import { useEndElsewhere } from '../hooks/use-end-elsewhere.ts';
import { useOneTab } from '../hooks/use-one-tab.ts';
import { timeLeft } from '../model/time-left.ts';
import './viewing-bar.css';

const SECOND = 1_000;

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Says on every screen whose view this is and for how long still, and ends it. */
export function ViewingBar() {
  const { t } = useTranslation('viewing');
  const { firstName, lastName, username } = useMember();
  const [id] = useState(() => readClaims(session.read() ?? '')?.sid ?? '');
  const [endsAt] = useState(viewingEndsAt);
  const now = useNow();
  useEndElsewhere();
  useOneTab();
  const { unit, count } = timeLeft(endsAt, now);
  const name = [firstName, lastName].filter(Boolean).join(' ') || username;

  function end() {
    // Where it does not arrive, the viewing ends by itself in its time; here it is over at once.
    void endViewing(id).catch(() => undefined);
    session.set(null);
  }

  return (
    <section className="viewing-bar" aria-label={t('label')}>
      <p>
        <b>{t('as', { name })}</b> <span>{t('readOnly')}</span>
      </p>
      <span className="viewing-bar__left" role="timer">
        {t(`left.${unit}`, { count })}
      </span>
      {/* Said once: a timer that is read out every second would drown the page. */}
      <span className="visually-hidden" role="status">
        {unit === 'seconds' && t('lastMinute')}
      </span>
      <button type="button" className="viewing-bar__end" onClick={end}>
        {t('end')}
      </button>
    </section>
  );
}
