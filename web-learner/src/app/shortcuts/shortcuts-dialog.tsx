import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { isMac } from '../../shared/ui/is-mac.ts';
import './shortcuts.css';

/** `Mod` is the key that commands: ⌘ on a Mac, else Ctrl. */
const shortcuts = [
  { keys: ['Mod', 'Enter'], label: 'shortcuts.check' },
  { keys: ['Alt', 'PageDown'], label: 'shortcuts.next' },
  { keys: ['Alt', 'PageUp'], label: 'shortcuts.previous' },
  { keys: ['F8'], label: 'shortcuts.notifications' },
  { keys: ['Esc'], label: 'shortcuts.close' },
  { keys: ['?'], label: 'shortcuts.sheet' },
] as const;

const modKey = () => (isMac() ? '⌘' : 'Ctrl');

export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal
      open={open}
      onCancel={onClose}
      footer={null}
      width={440}
      title={t('shortcuts.title')}
      destroyOnHidden
    >
      <ul className="shortcuts">
        {shortcuts.map(({ keys, label }) => (
          <li key={label}>
            <span>{t(label)}</span>
            <span>
              {keys.map((key) => (
                <kbd key={key}>
                  {key === 'Mod' ? modKey() : t(`shortcuts.keys.${key}`, { defaultValue: key })}
                </kbd>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
