/** An exercise has so many good and so many weak samples in each language: fewer show nothing of its rubric. */
export const fewestSamples = 3;
