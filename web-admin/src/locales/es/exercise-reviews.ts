import type { ExerciseReviewTexts } from '../en/exercise-reviews.ts';

export const exerciseReviews: ExerciseReviewTexts = {
  'exercise-reviews': {
    name: 'revisión de ejercicios |||| revisiones de ejercicios',
    menu: 'Revisiones',
    fields: {
      reviewedAt: 'Revisado',
      exercises: 'Ejercicios',
      samples: 'Muestras',
      misjudged: 'Mal juzgadas',
    },
    allRight: 'Todo bien juzgado',
    judged: '%{exercises} ejercicios con %{samples} muestras',
    help: 'Las muestras buenas deben superar el ejercicio; las flojas y los propios textos del ejercicio, no. Abre un ejercicio para corregir su rúbrica o sus muestras.',
    page: { list: 'Revisiones de ejercicios' },
    empty: 'Todavía no hay revisiones. Crea la automatización «Revisar los ejercicios».',
    failures: { list: 'Error al cargar las revisiones' },
  },
};
