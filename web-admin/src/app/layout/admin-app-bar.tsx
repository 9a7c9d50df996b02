import OutIcon from '@mui/icons-material/ArrowOutward';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useGetIdentity, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { LoadingIndicator, Logout, SidebarToggleButton, UserMenu } from 'react-admin';
import { Brand } from './brand.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { SearchButton } from '../search/search-button.tsx';

/** Brand, the search over everything, the way back to the academy, language, theme and the account. */
export function AdminAppBar() {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <AppBar
      position="fixed"
      color="default"
      elevation={0}
      sx={{ bgcolor: 'background.default', borderBottom: 1, borderColor: 'divider', height: 64 }}
    >
      <Toolbar
        disableGutters
        sx={{ minHeight: '64px !important', px: { xs: 1, md: 2 }, gap: { xs: 0, md: 1 } }}
      >
        <SidebarToggleButton />
        <Link className="logo" to="/">
          <Brand />
        </Link>
        {isNarrow ? null : (
          <span className="tag" style={{ marginLeft: 8 }}>
            {translate('academy.console')}
          </span>
        )}
        <span style={{ flex: 1 }} />
        {isNarrow ? (
          <IconButton
            color="inherit"
            href="/"
            aria-label={translate('academy.toAcademy')}
            title={translate('academy.toAcademy')}
          >
            <OutIcon fontSize="small" />
          </IconButton>
        ) : (
          <Button color="inherit" href="/" endIcon={<OutIcon />}>
            {translate('academy.toAcademy')}
          </Button>
        )}
        <SearchButton />
        <LanguageToggle />
        <ThemeToggle />
        {isNarrow ? null : <LoadingIndicator />}
        <UserMenu label={identity?.fullName ?? 'ra.auth.user_menu'}>
          <Logout />
        </UserMenu>
      </Toolbar>
    </AppBar>
  );
}
