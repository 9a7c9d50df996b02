import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shared/session/session-context.tsx';
import { CloseIcon, TutorIcon } from '../../shared/ui/icons.tsx';
import { toast } from '../../shared/ui/toast/toast-store.ts';
import { loadFeatureTexts } from '../i18n.ts';
import type { TutorProps } from './tutor.tsx';
import './tutor-button.css';

async function loadTutor(): Promise<ComponentType<TutorProps>> {
  const [{ Tutor }] = await Promise.all([
    import('./tutor.tsx'),
    loadFeatureTexts('tutor'),
    // It opens the hints of exercises.
    loadFeatureTexts('lessons'),
  ]);
  return Tutor;
}

/** The round button on every page. All else of the tutor is loaded once somebody reaches for it. */
export function TutorButton() {
  const { t } = useTranslation();
  const { status, user } = useSession();
  const [loaded, setLoaded] = useState<{ Tutor: ComponentType<TutorProps> } | null>(null);
  const [open, setOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  if (status === 'loading') return null;

  async function press() {
    if (loaded) return setOpen(!open);
    if (isLoading) return;
    setIsLoading(true);
    try {
      setLoaded({ Tutor: await loadTutor() });
      setOpen(true);
    } catch {
      toast({ title: t('errorTitle'), description: t('error.network'), tone: 'destructive' });
    } finally {
      setIsLoading(false);
    }
  }

  return (
    <>
      <button
        type="button"
        className="tutor-button"
        aria-label={t('tutor')}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={isLoading}
        onClick={() => void press()}
      >
        {open ? <CloseIcon size={22} /> : <TutorIcon size={24} />}
      </button>
      {loaded && (
        // A conversation is its member's: with another one, or none, it is gone.
        <loaded.Tutor
          key={user?.id ?? ''}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
