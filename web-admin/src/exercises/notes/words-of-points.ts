import { wordsFromSamples } from '@academy/prompt-rubric/words-from-samples.ts';
import { loadedJudges } from '../live/judges-of.ts';
import type { ExerciseNotes } from './note-parts.ts';

interface Found {
  notes: ExerciseNotes;
  /** What came of it, as its message is called. */
  said: 'filledWords' | 'wordless';
}

/** The notes with words for each point that their good samples say it by; without them where the table of meanings is out of reach. */
export async function withWords(notes: ExerciseNotes): Promise<Found> {
  try {
    const { vectorOf } = await loadedJudges();
    const words = wordsFromSamples(notes.points, notes.good, vectorOf);
    const points = notes.points.map((point, at) => ({ ...point, any: words[at] ?? { es: [], en: [] } }));
    return { notes: { ...notes, points }, said: 'filledWords' };
  } catch {
    return { notes, said: 'wordless' };
  }
}
