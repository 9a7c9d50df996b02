import type { StaffDocument } from '@academy/contracts/http/library/staff-documents.ts';
import type { ReactElement } from 'react';
import { SaveButton } from '../shared/save-button.tsx';

interface SaveAsButtonProps {
  status: StaffDocument['status'];
  /** Key of what the button says, below the documents' actions. */
  action: string;
  icon: ReactElement;
  /** The one that most will want. */
  isMain?: boolean;
}

/** Saves what the form holds with a status, also where nothing else has changed. */
export const SaveAsButton = ({ status, action, icon, isMain = false }: SaveAsButtonProps) => (
  <SaveButton
    type="button"
    alwaysEnable
    {...(!isMain && { variant: 'outlined', color: 'inherit' })}
    icon={icon}
    label={`resources.documents.action.${action}`}
    transform={(data: object) => ({ ...data, status })}
  />
);
