import { slugOf } from '../../text/slug-of.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-/;

/** What an export is called: by its id, but that of what staff made says nothing to them. */
export const exportName = ({ _id, titleEn, titleEs }: { _id: string; titleEn: string; titleEs: string }): string =>
  (uuid.test(_id) && (slugOf(titleEn) || slugOf(titleEs))) || _id;
