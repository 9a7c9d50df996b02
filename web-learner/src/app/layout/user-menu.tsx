import { isStaff } from '@academy/contracts/shared/permissions.ts';
import { Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useMember, useSession } from '../../shared/session/session-context.tsx';
import { isViewing } from '../../shared/viewing/is-viewing.ts';
import { ChevronIcon, UserIcon } from '../../shared/ui/icons.tsx';

export function UserMenu() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const user = useMember();
  const { signOut } = useSession();

  async function leave() {
    const left = signOut();
    // Away from here, or a members' screen would ask to sign in again.
    await navigate('/');
    await left;
  }

  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      getPopupContainer={(button) => button.parentElement ?? document.body}
      menu={{
        items: [
          {
            key: 'who',
            type: 'group',
            label: (
              <div className="user-menu__who">
                <b>
                  {user.firstName} {user.lastName}
                </b>
                <span>@{user.username}</span>
              </div>
            ),
          },
          { type: 'divider' },
          { key: 'playground', label: t('nav.playground'), onClick: () => void navigate('/playground') },
          { key: 'settings', label: t('nav.settings'), onClick: () => void navigate('/settings') },
          { key: 'help', label: t('footer.help'), onClick: () => void navigate('/help') },
          ...(isStaff(user.role)
            ? [{ key: 'admin', label: t('nav.admin'), onClick: () => window.location.assign('/admin') }]
            : []),
          // The bar that says whose view it is ends it.
          ...(isViewing ? [] : [{ key: 'logout', label: t('logout'), onClick: () => void leave() }]),
        ],
      }}
    >
      <button type="button" className="user-menu" aria-label={t('userMenu', { name: user.firstName })}>
        <UserIcon size={20} />
        <b>{user.firstName || user.username}</b>
        <ChevronIcon size={15} />
      </button>
    </Dropdown>
  );
}
