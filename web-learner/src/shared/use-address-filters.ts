import { useSearchParams } from 'react-router-dom';
import { withParams } from './with-params.ts';

type AddressFilters<Name extends string> = Readonly<Record<Name, string>>;

/**
 * The filters of a list, kept in the page's address: going back to it, reloading it or sharing it finds the list as
 * it was. One that is not set is ''. The page stays where it is scrolled to.
 */
export function useAddressFilters<const Name extends string>(
  ...names: readonly Name[]
): [AddressFilters<Name>, (change: Partial<AddressFilters<Name>>) => void] {
  const [params, setParams] = useSearchParams();
  const filters = Object.fromEntries(
    names.map((name) => [name, params.get(name) ?? '']),
  ) as AddressFilters<Name>;
  const change = (wanted: Partial<AddressFilters<Name>>) =>
    setParams((before) => withParams(before, wanted), {
      replace: true,
      preventScrollReset: true,
    });
  return [filters, change];
}
