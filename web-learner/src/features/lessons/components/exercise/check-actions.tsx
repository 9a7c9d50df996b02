import { formatNumber } from '@academy/web-kit/format/numbers.ts';
import { Button, Switch } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../shared/i18n/use-language.ts';
import { hasKeyboard } from '../../../../shared/ui/has-keyboard.ts';
import { isMac } from '../../../../shared/ui/is-mac.ts';
import type { DraftView } from '../../model/drafts.ts';

/** Characters; the server refuses more. */
export const ANSWER_LIMIT = 10_000;

const draftStates = ['here', 'saved', 'offline'] as const;

interface CheckActionsProps {
  canCheck: boolean;
  isSending: boolean;
  /** By how many characters the text is too long. */
  excess: number;
  draftState: DraftView['state'];
  /** Whether checking is what comes next; not while the text as it stands has passed. */
  isMain: boolean;
  isLive: boolean;
  /** Whether checking while one types is offered. */
  offersLive: boolean;
  onCheck: () => void;
  onLive: (isOn: boolean) => void;
}

/**
 * The button that checks, the state of the draft, and the switch for checking while one types. Few keys change any of it:
 * the others do not wait for it.
 */
export const CheckActions = memo(function CheckActions({
  canCheck,
  isSending,
  excess,
  draftState,
  isMain,
  isLive,
  offersLive,
  onCheck,
  onLive,
}: CheckActionsProps) {
  const { t } = useTranslation('lessons');
  const { language } = useLanguage();
  const longest = draftStates
    .map((state) => t(`draft.${state}`))
    .reduce((one, other) => (other.length > one.length ? other : one));
  return (
    <div className="exercise__actions">
      <Button type={isMain ? 'primary' : 'default'} size="small" disabled={!canCheck} onClick={onCheck}>
        {isSending ? t('checking') : t('check')}
      </Button>
      <span id="answer-help" className="exercise__help">
        {hasKeyboard() && <span>{t(isMac() ? 'shortcutMac' : 'shortcut')}</span>}{' '}
        <span className="exercise__state">
          {excess > 0 && (
            <span className="exercise__excess">
              {t('tooLong', { count: excess, limit: formatNumber(ANSWER_LIMIT, language) })}
            </span>
          )}
          <span className="exercise__draft" data-longest={longest}>
            {draftState !== 'none' && <span>{t(`draft.${draftState}`)}</span>}
          </span>
        </span>
      </span>
      {offersLive && (
        <label className="exercise__live">
          <Switch size="small" checked={isLive} onChange={onLive} />
          {t('live.switch')}
        </label>
      )}
    </div>
  );
});
