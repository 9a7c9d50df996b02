import { serveThread } from '@academy/service-kit/threads/serve-thread.ts';
import { drawInvoice } from './draw-invoice.ts';

serveThread(drawInvoice);
