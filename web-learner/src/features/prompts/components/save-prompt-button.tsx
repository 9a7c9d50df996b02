import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PromptDialog } from './prompt-dialog.tsx';

interface SavePromptButtonProps {
  text: string;
  /** What it is called unless the member changes that. */
  name?: string;
}

/** Saves a prompt that was written elsewhere: in an exercise, in the playground. */
export function SavePromptButton({ text, name = '' }: SavePromptButtonProps) {
  const { t } = useTranslation('prompts');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" disabled={text.trim() === ''} onClick={() => setOpen(true)}>
        {t('saveThis')}
      </Button>
      <PromptDialog edited={{ name, text, tags: [] }} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
