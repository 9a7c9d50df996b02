import { forWriters } from './rights/for-writers.tsx';
import Button from '@mui/material/Button';
import { useResourceContext, useTranslate } from 'ra-core';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Button as RowButton } from 'react-admin';
import { ReasonDialog } from './reason-dialog.tsx';

interface ReasonButtonProps {
  /** Names its texts among the resource's: `action.<action>`, `message.<action>_title` and `_content`. */
  action: string;
  /** Values in those texts. */
  values?: Record<string, string | number>;
  icon: ReactElement;
  /** A row has less room than a record's own page. */
  place?: 'row' | 'page';
  isPending: boolean;
  onConfirm: (reason: string, close: () => void) => void;
  /** Key of another `label` and `help` for what is typed, where it is no reason. */
  field?: string;
  /** Marks what cannot be taken back. */
  isDangerous?: boolean;
  /** More to choose, above the reason. */
  children?: ReactNode;
}

/** Does something that concerns a learner, once its reason is written. */
export const ReasonButton = forWriters(function ReasonButton(props: ReasonButtonProps) {
  const {
    action,
    values,
    icon,
    place = 'row',
    isPending,
    onConfirm,
    field,
    isDangerous = false,
    children,
  } = props;
  const translate = useTranslate();
  const resource = useResourceContext();
  const [isOpen, setOpen] = useState(false);
  const text = (key: string) => translate(`resources.${resource}.${key}`, values);
  const label = text(`action.${action}`);
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  return (
    <>
      {place === 'row' ? (
        <RowButton label={label} onClick={open}>
          {icon}
        </RowButton>
      ) : (
        <Button variant="outlined" color={isDangerous ? 'error' : 'inherit'} startIcon={icon} onClick={open}>
          {label}
        </Button>
      )}
      {isOpen ? (
        <ReasonDialog
          title={text(`message.${action}_title`)}
          text={text(`message.${action}_content`)}
          confirm={label}
          isPending={isPending}
          onConfirm={(reason) => onConfirm(reason, close)}
          onClose={close}
          {...(field !== undefined && { field })}
          isDangerous={isDangerous}
        >
          {children}
        </ReasonDialog>
      ) : null}
    </>
  );
});
