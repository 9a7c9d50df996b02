import { ApiError, NetworkError } from '@academy/web-kit/api/api-error.ts';
import { useTranslation } from 'react-i18next';
import { toast } from './toast-store.ts';

/** Says in a toast that something failed: in the server's words, or in `otherwise` where it gave none. */
export function useFailureToast(otherwise?: string): (error: unknown) => void {
  const { t } = useTranslation();
  return (error) => {
    const unknown = otherwise ?? t(error instanceof NetworkError ? 'error.network' : 'error.unknown');
    toast({
      title: t('errorTitle'),
      description: error instanceof ApiError ? error.detail : unknown,
      tone: 'destructive',
    });
  };
}
