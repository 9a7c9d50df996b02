/**
 * How far the rows of a staff list are counted: its total is exact up to here, and past it says only that there are more.
 * Where no index holds all that is filtered by, counting reads each row that is counted, so that without an end the first page of a list would be as slow as it is long.
 */
export const countedRows = 10_000;
