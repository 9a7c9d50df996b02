import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { later } from '../later.ts';
import { toast } from './toast/toast-store.ts';

const CONFIRMED_MS = 2000;

/**
 * Copies a text: `copied` is true for a moment once it is on the clipboard. A browser that refuses is a toast, which
 * says how to get the text without the clipboard.
 */
export function useCopied(refusal?: string) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      toast({ title: t('errorTitle'), description: refusal ?? t('copyFailed'), tone: 'destructive' });
      return;
    }
    cancel.current?.();
    cancel.current = later(() => setCopied(false), CONFIRMED_MS);
    setCopied(true);
  }
  return { copied, copy };
}
