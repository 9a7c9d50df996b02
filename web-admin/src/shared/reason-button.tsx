import { useResourceContext, useTranslate } from 'ra-core';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Button } from 'react-admin';
import { ReasonDialog } from './reason-dialog.tsx';

interface ReasonButtonProps {
  /** Names its texts among the resource's: `action.<action>`, `message.<action>_title` and `_content`. */
  action: string;
  /** Values in those texts. */
  values?: Record<string, string>;
  icon: ReactElement;
  isPending: boolean;
  onConfirm: (reason: string, close: () => void) => void;
  /** Marks what cannot be taken back. */
  isDangerous?: boolean;
  /** More to choose, above the reason. */
  children?: ReactNode;
}

/** Does something that concerns a learner, once its reason is written. */
export function ReasonButton(props: ReasonButtonProps) {
  const { action, values, icon, isPending, onConfirm, isDangerous = false, children } = props;
  const translate = useTranslate();
  const resource = useResourceContext();
  const [isOpen, setOpen] = useState(false);
  const text = (key: string) => translate(`resources.${resource}.${key}`, values);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        label={text(`action.${action}`)}
        color={isDangerous ? 'error' : 'primary'}
        onClick={() => setOpen(true)}
      >
        {icon}
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={text(`message.${action}_title`)}
          text={text(`message.${action}_content`)}
          confirm={text(`action.${action}`)}
          isPending={isPending}
          onConfirm={(reason) => onConfirm(reason, close)}
          onClose={close}
          isDangerous={isDangerous}
        >
          {children}
        </ReasonDialog>
      ) : null}
    </>
  );
}
