import type { Certificate } from '@academy/contracts/http/catalog/certificates.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { withEtag } from '../../covers/cover-maker.ts';
import { drawCertificateImage } from '../../covers/draw-certificate-image.ts';
import { toCertificate } from '../../views/certificate-views.ts';
import { printedCode } from '../../domain/certificate-code.ts';
import { certificateNotFound, certificateRevoked } from '../../domain/certificate-texts.ts';
import { drawnImage, type Image } from '../../views/image.ts';
import type { CatalogDeps } from '../deps.ts';
import { issueMissingCertificates } from './issue-certificates.ts';

/** The caller's certificates, newest first; what they have earned by then is issued on the way. */
export const listCertificates = async (deps: CatalogDeps, caller: Caller): Promise<Certificate[]> => {
  const learner = await deps.people.find(caller.userId);
  // A name not known yet waits for the next look, and for the handler of the event.
  if (learner) await issueMissingCertificates(deps, { ...learner, plan: caller.plan });
  return (await deps.certificates.listOf(caller.userId)).map(toCertificate);
};

/** A certificate by its code as somebody typed it, for anybody. A revoked one says so. */
export const verifyCertificate = async (
  { certificates }: CatalogDeps,
  code: string,
): Promise<Certificate> => {
  const certificate = await certificates.findByCode(code);
  if (!certificate) throw certificateNotFound();
  return toCertificate(certificate);
};

/** The caller's own certificate as a PDF; somebody else's is not there for them, and a revoked one for nobody. */
export const downloadCertificate = async (
  { certificates, pdfs }: CatalogDeps,
  options: { code: string; language: Language; caller: Caller },
): Promise<{ name: string; pdf: Buffer }> => {
  const { code, language, caller } = options;
  const certificate = await certificates.findByCode(code);
  if (certificate?.userId !== caller.userId) throw certificateNotFound();
  if (certificate.revokedAt) throw certificateRevoked();
  const word = language === 'es' ? 'certificado' : 'certificate';
  return {
    name: `${word}-${printedCode(certificate.code)}.pdf`,
    pdf: await pdfs.download({ certificate, language }, caller.userId),
  };
};

/** A valid certificate as a picture, for anyone who has its code. */
export const certificateImage = async (
  { certificates, brand }: CatalogDeps,
  { code, language }: { code: string; language: Language },
): Promise<Image> => {
  const certificate = await certificates.findByCode(code);
  if (!certificate) throw certificateNotFound();
  if (certificate.revokedAt) throw certificateRevoked();
  return drawnImage(withEtag(drawCertificateImage({ certificate, language, brand })));
};
