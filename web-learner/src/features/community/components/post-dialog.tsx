import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { PostForm, type NewPost } from './post-form.tsx';

interface PostDialogProps extends NewPost {
  open: boolean;
  onClose: () => void;
}

export function PostDialog({ open, onClose, ...post }: PostDialogProps) {
  const { t } = useTranslation('community');
  return (
    <Modal
      open={open}
      onCancel={onClose}
      footer={null}
      width={680}
      title={t('newPost')}
      destroyOnHidden
      mask={{ closable: false }}
    >
      <PostForm {...post} onDone={onClose} />
    </Modal>
  );
}
