import { forWriters } from '../shared/rights/for-writers.tsx';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import { useRecordContext } from 'ra-core';
import { Button } from 'react-admin';
import { ReasonButton } from '../shared/reason-button.tsx';
import { useRecordChange } from '../shared/use-record-change.ts';
import type { StaffReview } from './types.ts';

/** Hides the row's review with a reason, or shows it again at once. */
export const HideButton = forWriters(function HideButton() {
  const review = useRecordContext<StaffReview>();
  if (!review) return null;
  return review.hidden ? <ShowAgain review={review} /> : <Hide review={review} />;
});

function ShowAgain({ review }: { review: StaffReview }) {
  const { change, isPending } = useRecordChange({ done: 'shown', failed: 'show' });
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
  const { change, isPending } = useRecordChange({ done: 'hidden', failed: 'hide' });
  return (
    <ReasonButton
      action="hide"
      values={{ name: review.author }}
      icon={<HideIcon />}
      isPending={isPending}
      // `hidden` is a field of the record; the reason goes with it even where it is the one of an earlier time.
      onConfirm={(hiddenReason, close) =>
        change({ ...review, hiddenReason: null }, { hidden: true, hiddenReason }, close)
      }
    />
  );
}
