import type { StaffDocumentCategory } from '@academy/contracts/http/library/document-categories.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useCategoryText } from '../shared/categories/use-category-text.ts';
import { useDeleteCategory } from './use-delete-category.ts';
import { useDocumentCategories } from '../shared/categories/use-document-categories.ts';

interface DeleteCategoryDialogProps {
  category: StaffDocumentCategory;
  onClose: () => void;
}

/** Asks before a category is deleted. Where the server refuses since it has documents, says how many and offers to move them. */
export function DeleteCategoryDialog({ category, onClose }: DeleteCategoryDialogProps) {
  const translate = useTranslate();
  const { nameOf } = useCategoryText();
  const { categories = [] } = useDocumentCategories();
  const [into, setInto] = useState('');
  const { refusal, isPending, remove, moveAndRemove } = useDeleteCategory(category, onClose);
  const text = (key: string, options?: object) => translate(`resources.document-categories.${key}`, options);
  const targets = categories.filter(({ id, isRetired }) => id !== category.id && !isRetired);
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="delete-category"
      onClick={(event) => event.stopPropagation()}
    >
      <DialogTitle id="delete-category">
        {text('message.delete_title', { name: nameOf(category) })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText role={refusal === null ? undefined : 'alert'} sx={{ mb: 2 }}>
          {refusal ?? text('message.delete_content')}
        </DialogContentText>
        {refusal === null ? null : (
          <TextField
            select
            autoFocus
            fullWidth
            required
            label={text('fields.into')}
            helperText={text('message.into_help')}
            value={into}
            onChange={({ target }) => setInto(target.value)}
          >
            {targets.map((target) => (
              <MenuItem key={target.id} value={target.id}>
                {nameOf(target)}
              </MenuItem>
            ))}
          </TextField>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          color="warning"
          disabled={isPending || (refusal !== null && into === '')}
          onClick={() => (refusal === null ? remove() : moveAndRemove(into))}
        >
          {refusal === null ? translate('ra.action.delete') : text('action.moveAndDelete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
