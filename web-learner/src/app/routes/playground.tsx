import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { PlaygroundPage } from '../../features/playground/components/playground-page.tsx';
import { SavePromptButton } from '../../features/prompts/components/save-prompt-button.tsx';
import { HiddenPage } from '../hidden-page.tsx';
import { useSession } from '../../shared/session/session-context.tsx';

/** A prompt that another screen brought along; what is in the browser's history is not taken on trust. */
function broughtBy(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('prompt' in state)) return null;
  return typeof state.prompt === 'string' ? state.prompt : null;
}

export function Component() {
  const { t } = useTranslation('prompts');
  const { status } = useSession();
  const navigate = useNavigate();
  const brought = broughtBy(useLocation().state);
  useEffect(() => {
    // Taken once: a reload shows what was typed since.
    if (brought !== null) void navigate('/playground', { replace: true });
  }, [brought, navigate]);
  const isMember = status === 'signed-in';
  return (
    <HiddenPage what="prompts">
      <PlaygroundPage
        brought={brought}
        actions={isMember ? (text) => <SavePromptButton text={text} /> : undefined}
        library={
          isMember && (
            <Link className="text-link" to="/playground/prompts">
              {t('link')}
            </Link>
          )
        }
      />
    </HiddenPage>
  );
}
