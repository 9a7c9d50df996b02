import type { StaffDocumentCategory } from '@academy/contracts/http/library/document-categories.ts';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import { Button } from 'react-admin';
import { forWriters } from '../shared/rights/for-writers.tsx';
import { DeleteCategoryDialog } from './delete-category-dialog.tsx';

/** Deletes the row's category; one that has documents once it is said where they go. */
export const DeleteCategoryButton = forWriters(function DeleteCategoryButton() {
  const category = useRecordContext<StaffDocumentCategory>();
  const [isAsking, setAsking] = useState(false);
  if (!category) return null;
  return (
    <>
      <Button
        label="ra.action.delete"
        color="warning"
        onClick={(event) => {
          // The row itself opens the category.
          event.stopPropagation();
          setAsking(true);
        }}
      >
        <DeleteIcon />
      </Button>
      {isAsking ? <DeleteCategoryDialog category={category} onClose={() => setAsking(false)} /> : null}
    </>
  );
});
