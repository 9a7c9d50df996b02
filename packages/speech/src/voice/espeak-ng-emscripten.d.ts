/** The part of the package that voice/espeak.ts uses; it has no types of its own. */
declare module '@echogarden/espeak-ng-emscripten' {
  export interface Synthesiser {
    set_voice(identifier: string): number;
    set_rate(wordsPerMinute: number): void;
    readonly samplerate: number;
    /** Calls back with samples as they come; true ends it there. */
    synthesize(text: string, onSamples: (samples: Int16Array | null) => boolean): void;
    /** How a text is pronounced, in the International Phonetic Alphabet. */
    synthesize_ipa(text: string): { ipa: string };
  }
  export default function load(): Promise<{ eSpeakNGWorker: new () => Synthesiser }>;
}
