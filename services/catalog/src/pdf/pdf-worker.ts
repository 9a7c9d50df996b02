import { serveThread } from '@academy/service-kit/threads/serve-thread.ts';
import { drawCertificate } from './draw-certificate.ts';

serveThread(drawCertificate);
