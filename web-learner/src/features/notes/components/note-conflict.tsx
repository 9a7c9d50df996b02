import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { KeptNote } from '../model/note-keeper.ts';

interface NoteConflictProps {
  other: KeptNote;
  onMine: () => void;
  onOther: () => void;
}

/** Another tab or device has written meanwhile: shows its text, and lets the learner choose. */
export function NoteConflict({ other, onMine, onOther }: NoteConflictProps) {
  const { t } = useTranslation('notes');
  return (
    <div className="note__conflict" role="alert">
      <p>{t('conflict.text')}</p>
      <blockquote>{other.text === '' ? t('conflict.removed') : other.text}</blockquote>
      <div className="notice__actions">
        <Button size="small" onClick={onMine}>
          {t('conflict.mine')}
        </Button>
        <Button size="small" onClick={onOther}>
          {t('conflict.other')}
        </Button>
      </div>
    </div>
  );
}
