import OutIcon from '@mui/icons-material/ArrowOutward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Brand } from '../layout/brand.tsx';
import { LanguageToggle } from '../layout/language-toggle.tsx';
import { ThemeToggle } from '../layout/theme-toggle.tsx';
import { PresentSession } from './present-session.tsx';
import { Refusal } from './refusal.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useSignIn } from './use-sign-in.ts';

/** The console's door: staff go in, a learner is shown the way to the academy. */
export function SignInPage() {
  const translate = useTranslate();
  const { present, refused, failure, isPending, enter, chooseAnother } = useSignIn();
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: 1, p: { xs: 2, md: 3 } }}>
        <a className="logo" href="/">
          <Brand />
        </a>
        <span style={{ flex: 1 }} />
        <LanguageToggle />
        <ThemeToggle />
      </Box>
      <Box
        component="main"
        sx={{
          flex: 1,
          display: 'grid',
          placeItems: 'start center',
          alignContent: 'start',
          p: 2,
          pt: { xs: 3, md: 8 },
        }}
      >
        <Card sx={{ width: '100%', maxWidth: 440, p: { xs: 3, md: 4.5 }, boxShadow: 'var(--shadow)' }}>
          {refused ? (
            <Refusal user={refused} onOtherAccount={chooseAnother} />
          ) : (
            <>
              <Typography variant="h1" sx={{ mb: 1 }}>
                <span className="mark">{translate('academy.signIn.heading')}</span>
              </Typography>
              {present ? (
                <PresentSession
                  user={present}
                  isPending={isPending}
                  onEnter={() => void enter({ presentSession: true })}
                  onOtherAccount={chooseAnother}
                />
              ) : (
                <SignInForm failure={failure} isPending={isPending} onSubmit={(given) => void enter(given)} />
              )}
            </>
          )}
        </Card>
        <Button color="inherit" href="/" endIcon={<OutIcon />} sx={{ mt: 2 }}>
          {translate('academy.toAcademy')}
        </Button>
      </Box>
    </Box>
  );
}
