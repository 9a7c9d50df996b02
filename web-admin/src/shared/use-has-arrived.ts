import { EditContext } from 'ra-core';
import { useContext, useState } from 'react';

/**
 * Whether the record of an edit form is the server's of now. A list hands its row on, so the form stands there at once; the
 * record that arrives afterwards takes the place of what was typed meanwhile. True outside of edit pages.
 */
export const useHasArrived = (): boolean => {
  const edit = useContext(EditContext);
  const id: unknown = edit?.record?.id;
  const isHere = edit === null || !edit.isFetching;
  const [arrived, setArrived] = useState<unknown>(null);
  if (isHere && arrived !== id) setArrived(id);
  // Later reads, after a save or for others' changes, hold nobody up.
  return isHere || arrived === id;
};
