import { forWriters } from '../rights/for-writers.tsx';
import MoreIcon from '@mui/icons-material/MoreVert';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';

/** Something that a row's menu does, by its name among `resources.outline.action`. */
export interface RowAction {
  action: string;
  run: () => void;
  isOff?: boolean;
}

interface RowMenuProps {
  title: string;
  actions: readonly RowAction[];
  anchor: HTMLElement | null;
  onAnchor: (anchor: HTMLElement | null) => void;
}

/** All that can be done to a row, moving it too. */
export const RowMenu = forWriters(function RowMenu({ title, actions, anchor, onAnchor }: RowMenuProps) {
  const translate = useTranslate();
  return (
    <>
      <IconButton
        size="small"
        aria-label={translate('resources.outline.menu', { title })}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => onAnchor(currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => onAnchor(null)}>
        {actions.flatMap(({ action, run, isOff = false }) => [
          action === 'delete' ? <Divider key="line" component="li" /> : null,
          <MenuItem
            key={action}
            disabled={isOff}
            onClick={() => {
              onAnchor(null);
              run();
            }}
            {...(action === 'delete' && { sx: { color: 'error.main' } })}
          >
            {translate(`resources.outline.action.${action}`)}
          </MenuItem>,
        ])}
      </Menu>
    </>
  );
});
