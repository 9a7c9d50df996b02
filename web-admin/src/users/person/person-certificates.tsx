import type { certificateEndpoints } from '@academy/contracts/http/catalog/certificates.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { useTranslate } from 'ra-core';
import { client } from '../../app/api.ts';
import { listAddress } from '../../app/list-address.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { Panel } from '../../shared/panel.tsx';
import { PlainList } from '../../shared/plain-list.tsx';
import { formatShortDay } from '../../shared/short-date.ts';
import { firstRows } from '../../shared/staff-list-query.ts';
import { useOwnText } from '../../shared/use-own-text.ts';
import { usePersonPart } from '../../shared/person/use-person-part.ts';

const certificateList = endpointRef<typeof certificateEndpoints.staffListCertificates>(
  'GET',
  '/api/admin/certificates',
);
/** More than there are courses. */
const MOST = 50;

/** The certificates that they hold, with the revoked ones. */
export function PersonCertificates({ id }: { id: string }) {
  const translate = useTranslate();
  const { titleOf } = useOwnText();
  const call = () => client.list(certificateList, { query: firstRows({ userId: id }, MOST) });
  const { query, text, language } = usePersonPart('certificates', id, call);
  const all = { to: listAddress('certificates', { userId: id }), text: text('all') };
  return (
    <Panel title={text('title')} more={query.data?.total ? all : undefined}>
      <Loaded query={query}>
        {({ items }) => (
          <PlainList
            empty={text('none')}
            rows={items.map(({ code, courseTitleEs, courseTitleEn, issuedAt, revokedAt }) => ({
              key: code,
              head: titleOf({ titleEs: courseTitleEs, titleEn: courseTitleEn }),
              detail: (
                <>
                  <a className="text-link" href={`/certificates/${code}`}>
                    <code>{code}</code>
                  </a>{' '}
                  · {formatShortDay(issuedAt, language)}
                </>
              ),
              aside: (
                <span className={revokedAt ? 'tag tag--ink' : 'tag'}>
                  {translate(`resources.certificates.statuses.${revokedAt ? 'revoked' : 'valid'}`)}
                </span>
              ),
            }))}
          />
        )}
      </Loaded>
    </Panel>
  );
}
