export const exerciseReviews = {
  'exercise-reviews': {
    name: 'Exercise review |||| Exercise reviews',
    menu: 'Exercise reviews',
    fields: {
      reviewedAt: 'Reviewed',
      exercises: 'Exercises',
      samples: 'Samples',
      misjudged: 'Misjudged',
    },
    allRight: 'All judged right',
    judged: '%{exercises} exercises with %{samples} samples',
    help: 'Good samples must pass, and weak ones and the exercise’s own texts must not. Open an exercise to repair its rubric or its samples.',
    page: { list: 'Exercise reviews' },
    empty: 'No reviews yet. Create the automation “Review the exercises”.',
    failures: { list: 'Failed to fetch the reviews' },
  },
};

export type ExerciseReviewTexts = typeof exerciseReviews;
