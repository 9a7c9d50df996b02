import { createMp3Encoder } from 'wasm-media-encoders';

/** In kilobits a second, constant, so that a player can tell the length from the bytes. */
const bitrate = 48;

export interface Mp3Encoder {
  /** One channel of samples from -1 to 1, with so many seconds of silence behind them, as MP3. */
  encode(
    samples: Float32Array,
    options: { sampleRate: number; silenceAfter: number },
  ): Uint8Array<ArrayBuffer>;
}

export const loadMp3Encoder = async (): Promise<Mp3Encoder> => {
  const encoder = await createMp3Encoder();
  return {
    encode: (samples, { sampleRate, silenceAfter }) => {
      encoder.configure({ channels: 1, sampleRate, bitrate });
      const padded = new Float32Array(samples.length + Math.round(silenceAfter * sampleRate));
      padded.set(samples);
      // Copied, since the encoder writes the second part over the first.
      const body = new Uint8Array(encoder.encode([padded]));
      const end = encoder.finalize();
      const mp3 = new Uint8Array(body.length + end.length);
      mp3.set(body);
      mp3.set(end, body.length);
      return mp3;
    },
  };
};
