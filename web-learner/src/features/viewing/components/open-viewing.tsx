import { writeViewingToken } from '@academy/web-kit/session/viewing-session.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../shared/ui/failure-text.ts';
import { NoticePage } from '../../../shared/ui/notice.tsx';
import { openViewing } from '../api/viewing.ts';
import { codeIn, forgetCode } from '../model/code-in-address.ts';

/** Trades the code that the console opened this tab with, and begins anew as the learner's view. */
export function OpenViewing() {
  const { t } = useTranslation('viewing');
  const shared = useTranslation().t;
  const [code] = useState(() => codeIn(location));
  const { mutate, error } = useMutation({
    mutationFn: openViewing,
    onSuccess({ token }) {
      writeViewingToken(token);
      location.replace('/');
    },
  });
  useEffect(() => {
    if (code === null) return;
    // Not while drawing: what is drawn may be thrown away and begin anew, without the code.
    forgetCode(location, history);
    mutate(code);
  }, [code, mutate]);

  if (code !== null && !error) return <div className="splash" role="status" aria-label={shared('loading')} />;
  return (
    <div role="alert">
      <NoticePage title={t('open.failed')} text={error ? failureText(error) : t('open.none')}>
        <a className="button" href="/admin/users">
          {t('over.console')}
        </a>
      </NoticePage>
    </div>
  );
}
