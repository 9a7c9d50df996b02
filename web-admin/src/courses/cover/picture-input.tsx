import PictureIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate, ValidationError } from 'ra-core';
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import type { PictureUpload } from './use-picture-upload.ts';

interface PictureInputProps {
  /** The id of the uploaded picture that the form holds. */
  value: string | null;
  upload: PictureUpload;
  /** Why the course is not saved with it. */
  refusal: string | undefined;
  onChange: (value: string | null) => void;
}

const resting = { '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'default' } } as const;

/** Takes a picture in place of the drawing, chosen or dropped here, and away again. */
export function PictureInput({ value, upload: uploading, refusal, onChange }: PictureInputProps) {
  const translate = useTranslate();
  const files = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const pickButton = useRef<HTMLButtonElement>(null);
  const [isRemoved, setRemoved] = useState(false);
  const { isPending, isDone, failure, forget } = uploading;
  const text = (key: string) => translate(`resources.courses.cover.image.${key}`);
  const upload = (file: File) => {
    setRemoved(false);
    void uploading.upload(file, onChange);
  };
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) upload(file);
    // The same file picked again, once it is mended, is another choice.
    target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) upload(file);
  };
  const over = (event: DragEvent) => {
    // The browser would open the file in place of the form.
    event.preventDefault();
    setOver(true);
  };
  const remove = () => {
    forget();
    onChange(null);
    setRemoved(true);
    // The button that was pressed goes.
    pickButton.current?.focus();
  };
  const state = isPending ? 'working' : isDone && value ? 'uploaded' : isRemoved && !value ? 'removed' : null;
  const message = failure ?? refusal;
  return (
    <Box
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        mt: 2,
        p: 2,
        border: 1,
        borderStyle: 'dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 2,
        bgcolor: isOver ? 'action.hover' : undefined,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button
          ref={pickButton}
          variant="outlined"
          startIcon={<PictureIcon />}
          // Not disabled: the focus stays here meanwhile.
          aria-disabled={isPending}
          sx={resting}
          onClick={() => isPending || files.current?.click()}
        >
          {text(value ? 'replace' : 'pick')}
        </Button>
        {value ? (
          <Button
            startIcon={<RemoveIcon />}
            aria-disabled={isPending}
            sx={resting}
            onClick={() => isPending || remove()}
          >
            {text('remove')}
          </Button>
        ) : null}
        <Typography variant="body2" sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>
          {text('drop')}
        </Typography>
      </Box>
      <input
        ref={files}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        aria-label={text('pick')}
        onChange={pick}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1, maxWidth: '72ch' }}>
        {text('help')}
      </Typography>
      <Typography role="status" variant="body2" sx={{ mt: state ? 1 : 0 }}>
        {state ? text(state) : null}
      </Typography>
      {isPending ? <LinearProgress aria-label={text('working')} sx={{ mt: 1.5 }} /> : null}
      {message === undefined ? null : (
        <Alert severity="error" role="alert" sx={{ mt: 1.5 }}>
          <ValidationError error={message} />
        </Alert>
      )}
    </Box>
  );
}
