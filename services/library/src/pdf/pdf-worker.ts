import { servePdfs } from '@academy/pdf-kit/rendering/serve-pdfs.ts';
import { drawDocument } from './draw-document.ts';

servePdfs(drawDocument);
