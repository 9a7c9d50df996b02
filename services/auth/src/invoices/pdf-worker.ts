import { servePdfs } from '@academy/pdf-kit/rendering/serve-pdfs.ts';
import { drawInvoice } from './draw-invoice.ts';

servePdfs(drawInvoice);
