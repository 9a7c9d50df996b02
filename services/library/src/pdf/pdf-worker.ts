import { serveThread } from '@academy/service-kit/threads/serve-thread.ts';
import { drawDocument } from './draw-document.ts';

serveThread(drawDocument);
