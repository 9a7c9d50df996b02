import { forWriters } from '../rights/for-writers.tsx';
import AddQuestionIcon from '@mui/icons-material/AddCommentOutlined';
import { useState } from 'react';
import { Button } from 'react-admin';
import { KnownQuestionDialog, type KnownQuestionDialogProps } from './known-question-dialog.tsx';

/** The way from what members miss to a known question that mends it. */
export const AddQuestionButton = forWriters(function AddQuestionButton(
  props: Omit<KnownQuestionDialogProps, 'onClose'>,
) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button label="resources.known-questions.action.create" onClick={() => setOpen(true)}>
        <AddQuestionIcon />
      </Button>
      {isOpen && <KnownQuestionDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
});
