import { MPEGDecoder } from 'mpg123-decoder';

export interface Decoded {
  seconds: number;
  sampleRate: number;
  /** The loudest sample, from 0 to 1. */
  peak: number;
  /** Root mean square of all samples, from 0 to 1. */
  loudness: number;
  /** How much of the time is quieter than a hundredth of full scale, in windows of 20 ms, from 0 to 1. */
  silence: number;
  /** The longest of such silences, in seconds. */
  longestSilence: number;
}

const windowSeconds = 0.02;
const quiet = 0.01;

const silences = (samples: Float32Array, sampleRate: number): { share: number; longest: number } => {
  const size = Math.round(sampleRate * windowSeconds);
  let [windows, silent, run, longest] = [0, 0, 0, 0];
  for (let at = 0; at + size <= samples.length; at += size) {
    const isSilent = samples.subarray(at, at + size).every((sample) => Math.abs(sample) < quiet);
    windows += 1;
    silent += isSilent ? 1 : 0;
    run = isSilent ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return { share: silent / Math.max(1, windows), longest: longest * windowSeconds };
};

/** Decodes MP3 and measures what is heard; throws where nothing can be decoded. For tests and benchmarks. */
export const decodeMp3 = async (mp3: Uint8Array): Promise<Decoded> => {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, sampleRate } = decoder.decode(mp3);
  decoder.free();
  const [samples] = channelData;
  if (!samples || samples.length === 0) throw new Error('nothing to decode');
  const { share, longest } = silences(samples, sampleRate);
  return {
    seconds: samples.length / sampleRate,
    sampleRate,
    peak: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
    loudness: Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length),
    silence: share,
    longestSilence: longest,
  };
};
