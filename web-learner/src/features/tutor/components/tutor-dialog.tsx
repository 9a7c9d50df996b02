import { useQuery } from '@tanstack/react-query';
import { useCallback, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuthPrompt, type AuthDialog } from '../../../shared/session/auth-prompt.tsx';
import { useSession } from '../../../shared/session/session-context.tsx';
import { CloseIcon } from '../../../shared/ui/icons.tsx';
import { tutorQuery } from '../api/tutor.ts';
import { useChat } from '../hooks/use-chat.ts';
import { useDialog } from '../hooks/use-dialog.ts';
import { hasKeyboard } from '../../../shared/ui/has-keyboard.ts';
import { ConversationView } from './conversation-view.tsx';
import { Invitation } from './invitation.tsx';
import type { TutorSlots } from './slots.ts';
import { NewConversationIcon } from './tutor-icons.tsx';
import './tutor-dialog.css';
import './turns.css';

interface TutorDialogProps extends TutorSlots {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** The tutor beside the page; on a phone over the whole of it. */
export function TutorDialog({ open, onOpen, onClose, ...slots }: TutorDialogProps) {
  const { t } = useTranslation('tutor');
  const titleId = useId();
  const { status } = useSession();
  const openAuth = useAuthPrompt();
  const chat = useChat();
  const answeredBy = useQuery({ ...tutorQuery, enabled: open }).data?.answeredBy;
  const box = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { close, makeWay, handlers } = useDialog(box, {
    open,
    onClose,
    onEscape: chat.answering ? chat.stop : undefined,
  });

  const focusField = useCallback(() => (hasKeyboard() ? field.current : box.current)?.focus(), []);

  function clear() {
    chat.clear();
    focusField();
  }
  function enter(way: AuthDialog) {
    close();
    openAuth(way, onOpen);
  }

  return (
    <dialog ref={box} className="tutor" aria-labelledby={titleId} {...handlers}>
      <div className="tutor__head">
        <div>
          <h2 id={titleId}>{t('title')}</h2>
          {answeredBy && <p>{t(`answers.${answeredBy.kind}`, answeredBy)}</p>}
        </div>
        {chat.conversation.length > 0 && (
          <button
            type="button"
            className="icon-button"
            aria-label={t('clear')}
            title={t('clear')}
            onClick={clear}
          >
            <NewConversationIcon size={18} />
          </button>
        )}
        <button type="button" className="icon-button" aria-label={t('close')} onClick={close}>
          <CloseIcon size={18} />
        </button>
      </div>
      {status === 'signed-in' ? (
        <ConversationView
          chat={chat}
          field={field}
          focusField={focusField}
          open={open}
          onLeave={makeWay}
          {...slots}
        />
      ) : (
        <Invitation onEnter={enter} />
      )}
    </dialog>
  );
}
