import type { AudioRequest, Speech, speechEndpoints } from '@academy/contracts/http/ai/speech.ts';
import { spokenByHeader } from '@academy/contracts/shared/spoken-by.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { client } from '../../../shared/api/client.ts';
import type { Language } from '../../../shared/i18n/language.ts';
import type { ListeningDevices, SegmentAudio } from '../model/listening.ts';

export interface HeardText {
  kind: 'lesson' | 'document';
  id: string;
  language: Language;
}

const lessonSpeech = endpointRef<typeof speechEndpoints.lessonSpeech>(
  'GET',
  '/api/lessons/:id/audio/segments',
);
const documentSpeech = endpointRef<typeof speechEndpoints.documentSpeech>(
  'GET',
  '/api/documents/:id/audio/segments',
);
const lessonAudio = endpointRef<typeof speechEndpoints.lessonAudio>('POST', '/api/lessons/:id/audio');
const documentAudio = endpointRef<typeof speechEndpoints.documentAudio>('POST', '/api/documents/:id/audio');

interface Sent {
  params: { id: string };
  signal: AbortSignal;
}
const calls = {
  lesson: {
    speech: (sent: Sent & { query: { language: Language } }) => client.call(lessonSpeech, sent),
    audio: (sent: Sent & { body: AudioRequest }) => client.file(lessonAudio, sent),
  },
  document: {
    speech: (sent: Sent & { query: { language: Language } }) => client.call(documentSpeech, sent),
    audio: (sent: Sent & { body: AudioRequest }) => client.file(documentAudio, sent),
  },
};

const spokenBy = (name: string | null): Speech['spokenBy'] => {
  const model = /^openai\/(.+)$/.exec(name ?? '')?.[1];
  return model === undefined ? { kind: 'built-in' } : { kind: 'openai', model };
};

/** What the server says of one text. */
export const speechOf = ({
  kind,
  id,
  language,
}: HeardText): Pick<ListeningDevices, 'loadSpeech' | 'loadSegment'> => ({
  loadSpeech: (signal) => calls[kind].speech({ params: { id }, query: { language }, signal }),
  loadSegment: async (segment, version, signal): Promise<SegmentAudio> => {
    const body: AudioRequest = { language, segment, version };
    const { blob, headers } = await calls[kind].audio({ params: { id }, body, signal });
    return { sound: blob, spokenBy: spokenBy(headers.get(spokenByHeader)) };
  },
});
