import type { Site } from '@academy/contracts/http/gateway/site.ts';
import { defaultSite, siteQuery } from '@academy/web-kit/site/site.ts';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api.ts';

const query = { ...siteQuery(client), staleTime: Infinity };

/** Names of this academy, as configured. */
export const useSite = (): Site => useQuery(query).data ?? defaultSite;
