import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useTheme } from 'react-admin';

/** Follows the system until the person chooses. */
export function ThemeToggle() {
  const translate = useTranslate();
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const [theme, setTheme] = useTheme(systemIsDark ? 'dark' : 'light');
  const isDark = theme === 'dark';

  useEffect(() => {
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  }, [isDark]);

  const label = translate(isDark ? 'academy.theme.toLight' : 'academy.theme.toDark');
  return (
    <IconButton
      color="inherit"
      aria-label={label}
      title={label}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <LightIcon fontSize="small" /> : <DarkIcon fontSize="small" />}
    </IconButton>
  );
}
