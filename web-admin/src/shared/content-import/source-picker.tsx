import FolderIcon from '@mui/icons-material/FolderOutlined';
import ArchiveIcon from '@mui/icons-material/FolderZipOutlined';
import type { ImportSource } from '@academy/contracts/shared/content-transfer.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useRef, type ChangeEvent, type ReactNode } from 'react';
import { archiveSource, folderSource } from './source.ts';

interface PickerProps {
  text: string;
  icon: ReactNode;
  isPending: boolean;
  input: object;
  onPick: (files: File[]) => void;
}

function Picker({ text, icon, isPending, input, onPick }: PickerProps) {
  const files = useRef<HTMLInputElement>(null);
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const picked = [...(target.files ?? [])];
    // The same file picked again, once it is mended, is another choice.
    target.value = '';
    if (picked.length > 0) onPick(picked);
  };
  return (
    <>
      <Button variant="outlined" startIcon={icon} disabled={isPending} onClick={() => files.current?.click()}>
        {text}
      </Button>
      <input ref={files} type="file" hidden aria-label={text} onChange={pick} {...input} />
    </>
  );
}

/** Where the files of a course come from: an archive, or a folder of this computer. */
export function SourcePicker({
  isPending,
  onPick,
}: {
  isPending: boolean;
  onPick: (source: Promise<ImportSource>) => void;
}) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <Picker
        text={translate('resources.transfer.pickArchive')}
        icon={<ArchiveIcon />}
        isPending={isPending}
        input={{ accept: '.zip,application/zip' }}
        onPick={([file]) => file && onPick(archiveSource(file))}
      />
      <Picker
        text={translate('resources.transfer.pickFolder')}
        icon={<FolderIcon />}
        isPending={isPending}
        input={{ webkitdirectory: '' }}
        onPick={(files) => onPick(folderSource(files))}
      />
    </Box>
  );
}
