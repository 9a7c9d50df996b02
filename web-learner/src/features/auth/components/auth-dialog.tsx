import { Modal } from 'antd';
import type { ReactNode } from 'react';
import './auth-dialog.css';

interface AuthDialogProps {
  onClose: () => void;
  title: string;
  lead: string;
  /** The question that leads to the other dialog, and its answer. */
  other: string;
  otherAction: string;
  onOther: () => void;
  children: ReactNode;
}

export function AuthDialog({ onClose, title, lead, other, otherAction, onOther, children }: AuthDialogProps) {
  return (
    <Modal
      open
      onCancel={onClose}
      mask={{ closable: false }}
      title={title}
      footer={null}
      width={440}
      className="auth-dialog"
    >
      <p className="auth-dialog__lead">{lead}</p>
      {children}
      <p className="auth-dialog__other">
        {other}{' '}
        <button type="button" className="text-button" onClick={onOther}>
          {otherAction}
        </button>
      </p>
    </Modal>
  );
}
