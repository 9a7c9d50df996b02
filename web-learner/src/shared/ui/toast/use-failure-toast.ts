import i18next from 'i18next';
import { failureText } from '../failure-text.ts';
import { toast } from './toast-store.ts';

/** Says in a toast that something failed: in the server's words, or in `otherwise` where it gave none. */
export const useFailureToast = (otherwise?: string) => (error: unknown) =>
  toast({
    title: i18next.t('errorTitle'),
    description: failureText(error, otherwise),
    tone: 'destructive',
  });
