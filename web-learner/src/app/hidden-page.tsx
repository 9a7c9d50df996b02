import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NoticePage } from '../shared/ui/notice.tsx';
import { isViewing } from '../shared/viewing/is-viewing.ts';

/** A screen of what is a member's alone; an administrator who views the academy as them is told so in its place. */
export function HiddenPage({ what, children }: { what: 'help' | 'prompts'; children: ReactNode }) {
  const { t } = useTranslation();
  if (!isViewing) return children;
  return <NoticePage title={t('viewing.hidden.title')} text={t(`viewing.hidden.${what}`)} />;
}
