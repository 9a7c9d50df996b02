import ImportIcon from '@mui/icons-material/UploadOutlined';
import { Button } from 'react-admin';
import { Link } from 'react-router-dom';
import { ForWriters } from '../rights/for-writers.tsx';

/** The way to the page that imports what a list shows. */
export const ImportLink = ({ to }: { to: string }) => (
  <ForWriters>
    <Button
      component={Link}
      to={to}
      size="medium"
      variant="outlined"
      color="inherit"
      label="resources.transfer.open"
    >
      <ImportIcon />
    </Button>
  </ForWriters>
);
