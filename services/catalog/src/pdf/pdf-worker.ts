import { servePdfs } from '@academy/pdf-kit/rendering/serve-pdfs.ts';
import { drawCertificate } from './draw-certificate.ts';

servePdfs(drawCertificate);
