import { ApiError, NetworkError } from '@academy/web-kit/api/api-error.ts';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/ui/toast/toast-store.ts';

/** Says in a toast that something failed, in the server's words where it gave any. */
export function useFailureToast(): (error: unknown) => void {
  const { t } = useTranslation();
  return (error) => {
    const unknown = t(error instanceof NetworkError ? 'error.network' : 'error.unknown');
    toast({
      title: t('errorTitle'),
      description: error instanceof ApiError ? error.detail : unknown,
      tone: 'destructive',
    });
  };
}
