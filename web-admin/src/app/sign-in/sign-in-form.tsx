import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { SignInFailure } from './sign-in-failure.ts';

interface Credentials {
  email: string;
  password: string;
}

interface SignInFormProps {
  failure: SignInFailure | null;
  isPending: boolean;
  onSubmit: (credentials: Credentials) => void;
}

export function SignInForm({ failure, isPending, onSubmit }: SignInFormProps) {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  const { register, handleSubmit, formState } = useForm<Credentials>();
  const required = { required: translate('academy.signIn.required') };
  const messageOf = (field: keyof Credentials) =>
    formState.errors[field]?.message ?? failure?.fields[field] ?? null;

  return (
    <form onSubmit={(event) => void handleSubmit(onSubmit)(event)} noValidate>
      <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>{translate('academy.signIn.lead')}</Typography>
      {failure ? (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          <AlertTitle sx={{ mb: 0, fontWeight: 700 }}>{translate('academy.signIn.denied')}</AlertTitle>
          {translate(failure.text, { _: failure.text })}
        </Alert>
      ) : null}
      <TextField
        {...register('email', required)}
        label={translate('academy.signIn.email')}
        type="email"
        autoComplete="username"
        autoFocus
        size="medium"
        error={messageOf('email') !== null}
        helperText={messageOf('email')}
      />
      <TextField
        {...register('password', required)}
        label={translate('academy.signIn.password')}
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        size="medium"
        error={messageOf('password') !== null}
        helperText={messageOf('password')}
        slotProps={{
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  aria-label={translate(
                    isShown ? 'academy.signIn.hidePassword' : 'academy.signIn.showPassword',
                  )}
                  onClick={() => setShown(!isShown)}
                >
                  {isShown ? <HideIcon fontSize="small" /> : <ShowIcon fontSize="small" />}
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <Button type="submit" variant="contained" size="large" fullWidth disabled={isPending} sx={{ mt: 2.5 }}>
        {translate(isPending ? 'academy.signIn.submitting' : 'academy.signIn.submit')}
      </Button>
    </form>
  );
}
