import { roles } from '@academy/contracts/shared/permissions.ts';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { RadioButtonGroupInput } from 'react-admin';

const choices = roles.map((id) => ({ id }));

/** What somebody is at the academy, each role with a sentence on what it may do. */
export function RoleInput() {
  const translate = useTranslate();
  return (
    <RadioButtonGroupInput
      source="role"
      row={false}
      choices={choices}
      optionText={({ id }: (typeof choices)[number]) => (
        <>
          {translate(`resources.users.roles.${id}`)}
          <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {translate(`resources.users.roleMay.${id}`)}
          </Typography>
        </>
      )}
      sx={{
        '& .MuiFormControlLabel-root': { alignItems: 'flex-start', mb: 1 },
        '& .MuiRadio-root': { mt: '-8px' },
      }}
    />
  );
}
