import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import { useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Button } from 'react-admin';
import { ReasonDialog } from '../shared/reason-dialog.tsx';
import { useReasonedChange } from '../shared/use-reasoned-change.ts';
import type { StaffReview } from './types.ts';

/** Hides the row's review with a reason, or shows it again at once. */
export function HideButton() {
  const review = useRecordContext<StaffReview>();
  if (!review) return null;
  return review.hidden ? <ShowAgain review={review} /> : <Hide review={review} />;
}

function ShowAgain({ review }: { review: StaffReview }) {
  const { change, isPending } = useReasonedChange({ resource: 'reviews', done: 'shown', failed: 'show' });
  return (
    <Button
      label="resources.reviews.action.show"
      disabled={isPending}
      onClick={() => change(review, { hidden: false })}
    >
      <ShowIcon />
    </Button>
  );
}

function Hide({ review }: { review: StaffReview }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { change, isPending } = useReasonedChange({ resource: 'reviews', done: 'hidden', failed: 'hide' });
  return (
    <>
      <Button label="resources.reviews.action.hide" onClick={() => setOpen(true)}>
        <HideIcon />
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={translate('resources.reviews.message.hide_title', { name: review.author })}
          text={translate('resources.reviews.message.hide_content')}
          confirm={translate('resources.reviews.action.hide')}
          isPending={isPending}
          // `hidden` is a field of the record; the reason goes with it even where it is the one of an earlier time.
          onConfirm={(hiddenReason) =>
            change({ ...review, hiddenReason: null }, { hidden: true, hiddenReason }, () => setOpen(false))
          }
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
