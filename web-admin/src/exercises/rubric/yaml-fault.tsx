import Box from '@mui/material/Box';
import type { RubricFault } from './rubric-text.ts';
import { useFaultText } from './use-fault-text.ts';

interface YamlFaultProps {
  id: string;
  fault: RubricFault;
  /** Where its line begins, in pixels. */
  top: number;
}

/** What is wrong: beside its line where there is room, else above the text, where it stays in view. */
export function YamlFault({ id, fault, top }: YamlFaultProps) {
  const faultText = useFaultText();
  return (
    <Box
      sx={{
        order: { xs: -1, lg: 0 },
        position: { xs: 'sticky', lg: 'relative' },
        top: { xs: 56, lg: 'auto' },
        zIndex: 1,
      }}
    >
      <Box
        id={id}
        role="alert"
        sx={{
          position: { lg: 'absolute' },
          top: { lg: `${top}px` },
          mb: { xs: 1, lg: 0 },
          p: 1,
          border: 1,
          borderColor: 'error.main',
          borderRadius: '8px',
          bgcolor: 'background.paper',
          color: 'error.main',
          fontSize: 14,
          overflowWrap: 'anywhere',
        }}
      >
        {faultText(fault)}
      </Box>
    </Box>
  );
}
