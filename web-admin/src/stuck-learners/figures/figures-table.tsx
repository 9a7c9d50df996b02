import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router-dom';
import type { TableCell as Cell, TableData } from './table-data.ts';

/** Each row's name stays in sight while the rest is moved sideways. */
const first = {
  position: 'sticky',
  left: 0,
  backgroundColor: 'background.paper',
  minWidth: { xs: 130, sm: 220 },
  maxWidth: { xs: 150, sm: 360 },
  overflowWrap: 'anywhere',
} as const;

const inCell = ({ text, shown = String(text), to }: Cell) =>
  to === undefined ? (
    shown
  ) : (
    <Link className="text-link" to={to}>
      {shown}
    </Link>
  );

/** Figures with what they lead to; moved sideways by itself where they have no room. */
export function FiguresTable({ name, table: { headings, rows } }: { name: string; table: TableData }) {
  return (
    <Box role="group" aria-label={name} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={name}>
        <TableHead>
          <TableRow>
            {headings.map((heading, at) => (
              <TableCell
                key={at}
                scope="col"
                align={at === 0 ? 'left' : 'right'}
                sx={at === 0 ? first : { whiteSpace: 'nowrap' }}
              >
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([head, ...cells], at) => (
            <TableRow key={at}>
              <TableCell component="th" scope="row" sx={first}>
                {head ? inCell(head) : null}
              </TableCell>
              {cells.map((cell, place) => (
                <TableCell key={place} align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {inCell(cell)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
