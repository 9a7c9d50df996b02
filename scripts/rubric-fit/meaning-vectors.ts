import { loadMeaning } from '@academy/meaning/load-meaning.ts';
import { decodeReferences, encodeReferences } from '@academy/prompt-rubric/subject/references.ts';

/** Vectors of texts, each made once: as a prompt has it, and as a reference after its way through the encoding. */
export const createMeaningVectors = (instructions: ReadonlyMap<string, string>) => {
  const { vectorOf } = loadMeaning();
  const vectors = new Map<string, Float32Array | null>();
  const references = new Map<string, Float32Array | null>();
  const of = (text: string): Float32Array | null => {
    let vector = vectors.get(text);
    if (vector === undefined) vectors.set(text, (vector = vectorOf(text)));
    return vector;
  };
  return {
    of,
    referenceOf: (text: string): Float32Array | null => {
      let vector = references.get(text);
      if (vector === undefined) {
        vector =
          decodeReferences(encodeReferences({ good: [text], weak: [] }, { vectorOf: of, rarityOf: () => 1 }))
            .good[0] ?? null;
        references.set(text, vector);
      }
      return vector;
    },
    instructionsOf: (exercise: string) => of(instructions.get(exercise) ?? ''),
  };
};
