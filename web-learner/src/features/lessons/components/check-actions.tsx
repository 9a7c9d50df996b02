import { formatNumber } from '@academy/web-kit/format/numbers.ts';
import { Button, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import type { DraftView } from '../model/drafts.ts';

/** Characters; the server refuses more. */
export const ANSWER_LIMIT = 10_000;
const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

interface CheckActionsProps {
  canCheck: boolean;
  isSending: boolean;
  length: number;
  draftState: DraftView['state'];
  /** Whether checking is what comes next; not while the text as it stands has passed. */
  isMain: boolean;
  isLive: boolean;
  /** Whether checking while one types is offered. */
  offersLive: boolean;
  onCheck: () => void;
  onLive: (isOn: boolean) => void;
}

/** The button that checks, the state of the draft, and the switch for checking while one types. */
export function CheckActions({
  canCheck,
  isSending,
  length,
  draftState,
  isMain,
  isLive,
  offersLive,
  onCheck,
  onLive,
}: CheckActionsProps) {
  const { t } = useTranslation('lessons');
  const { language } = useLanguage();
  const excess = length - ANSWER_LIMIT;
  return (
    <div className="exercise__actions">
      <Button type={isMain ? 'primary' : 'default'} size="small" disabled={!canCheck} onClick={onCheck}>
        {isSending ? t('checking') : t('check')}
      </Button>
      <span id="answer-help">
        {excess > 0 ? (
          <span className="exercise__excess">
            {t('tooLong', { count: excess, limit: formatNumber(ANSWER_LIMIT, language) })}
          </span>
        ) : (
          t(isMac ? 'shortcutMac' : 'shortcut')
        )}
        {draftState !== 'none' && <> · {t(`draft.${draftState}`)}</>}
      </span>
      {offersLive && (
        <label className="exercise__live">
          <Switch size="small" checked={isLive} onChange={onLive} />
          {t('live.switch')}
        </label>
      )}
    </div>
  );
}
