import { writeViewingToken } from '@academy/web-kit/session/viewing-session.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../shared/ui/failure-text.ts';
import { NoticePage } from '../../../shared/ui/notice.tsx';
import { openViewing } from '../api/viewing.ts';
import { takeCode } from '../model/take-code.ts';

/** Trades the code that the console opened this tab with, and begins anew as the learner's view. */
export function OpenViewing() {
  const { t } = useTranslation('viewing');
  const shared = useTranslation().t;
  const [code] = useState(() => takeCode(location, history));
  const { mutate, error } = useMutation({
    mutationFn: openViewing,
    onSuccess({ token }) {
      writeViewingToken(token);
      location.replace('/');
    },
  });
  useEffect(() => {
    if (code !== null) mutate(code);
  }, [code, mutate]);

  if (code !== null && !error) return <div className="splash" role="status" aria-label={shared('loading')} />;
  return (
    <div role="alert">
      <NoticePage title={t('open.failed')} text={error ? failureText(error) : t('open.none')}>
        <a className="button" href="/admin#/users">
          {t('over.console')}
        </a>
      </NoticePage>
    </div>
  );
}
