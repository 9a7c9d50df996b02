import { useTranslation } from 'react-i18next';

interface NewItemsBarProps {
  kind: 'posts' | 'replies';
  count: number;
  onShow: () => void;
  isLoading: boolean;
}

/** Says that others have written meanwhile, and shows it on demand: nothing moves by itself. */
export function NewItemsBar({ kind, count, onShow, isLoading }: NewItemsBarProps) {
  const { t } = useTranslation('community');
  return (
    <div role="status" className="new-items">
      {count > 0 && (
        <button type="button" disabled={isLoading} onClick={onShow}>
          {t(kind === 'posts' ? 'newPosts' : 'newReplies', { count })}
        </button>
      )}
    </div>
  );
}
