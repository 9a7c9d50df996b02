import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { assertExpectedVersion } from '@academy/service-kit/staff/expected-version.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { toStaffCertificate, type StaffCertificate } from '../../views/certificate-views.ts';
import { printedCode } from '../../domain/certificate-code.ts';
import { certificateNotFound, revocationNeedsReason } from '../../domain/certificate-texts.ts';
import { changedMeanwhile } from '../../domain/staff-content-texts.ts';
import type { CatalogDeps } from '../deps.ts';

/** A page of all certificates, with the count of all that match. */
export const listCertificatesForStaff = async (
  { certificates }: CatalogDeps,
  list: StaffList,
): Promise<{ rows: StaffCertificate[]; total: number }> => {
  const { rows, total } = await certificates.listForStaff(list);
  return { rows: rows.map(toStaffCertificate), total };
};

export const readCertificateForStaff = async (
  { certificates }: CatalogDeps,
  code: string,
): Promise<StaffCertificate> => {
  const certificate = await certificates.findByCode(code);
  if (!certificate) throw certificateNotFound();
  return toStaffCertificate(certificate);
};

export interface Revocation {
  code: string;
  revoked: boolean;
  reason: string | null;
  actorId: string;
  /** The version that the editor saw; null to take whatever stands there. */
  expectedVersion: number | null;
}

/** Revokes a certificate with a reason, or restores it; the audit log hears of it. */
export const reviseCertificate = async (
  { certificates, now }: CatalogDeps,
  { code, revoked, reason, actorId, expectedVersion }: Revocation,
): Promise<StaffCertificate> => {
  if (revoked && !reason) throw revocationNeedsReason();
  const found = await certificates.findByCode(code);
  if (!found) throw certificateNotFound();
  const changed = await certificates.change(found._id, (current) => {
    assertExpectedVersion(expectedVersion, current.version, changedMeanwhile);
    const revokedReason = revoked ? reason : null;
    if ((current.revokedAt !== null) === revoked && current.revokedReason === revokedReason) return null;
    const at = now();
    const audit = staffActionRecorded({
      actorId,
      action: revoked ? 'certificate.revoked' : 'certificate.restored',
      resource: 'certificates',
      resourceId: printedCode(current.code),
      personId: current.userId,
      fields: ['revokedAt', 'revokedReason'],
      at,
    });
    return {
      state: { revokedAt: revoked ? (current.revokedAt ?? at) : null, revokedReason },
      events: [audit],
    };
  });
  if (!changed) throw certificateNotFound();
  return toStaffCertificate(changed);
};
