import { cvExtensions, cvMimeTypes } from '@puente/domain/identity';
import { useTranslation } from '@puente/platform';
import { buttonClassName } from '@puente/ui';
import clsx from 'clsx';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import styles from './curriculum.module.css';

/** The names as well: some phones know a file by its ending only. */
const accepted = [...cvMimeTypes, ...cvExtensions.map((extension) => `.${extension}`)].join(',');

interface FilePickerProps {
  onChoose: (file: File) => void;
  disabled: boolean;
  children?: ReactNode;
}

/** Where a file is chosen or dropped. */
export function FilePicker({ onChoose, disabled, children }: FilePickerProps) {
  const { t } = useTranslation('cuenta');
  const hintId = useId();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onChoose(file);
  };
  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled && event.type === 'dragover');
  };
  return (
    <div
      className={clsx(styles.picker, over && styles.over)}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={(event) => {
        onDrag(event);
        if (!disabled) take(event.dataTransfer.files);
      }}
    >
      <label className={clsx(buttonClassName({ variant: 'secondary' }), styles.choose)}>
        {t('cv.choose')}
        <input
          type="file"
          accept={accepted}
          disabled={disabled}
          aria-describedby={hintId}
          onChange={(event) => {
            take(event.currentTarget.files);
            // The same file may be chosen again, after it was changed.
            event.currentTarget.value = '';
          }}
        />
      </label>
      <p className={styles.drop}>{t('cv.drop')}</p>
      <p id={hintId} className={styles.soft}>
        {t('cv.hint')}
      </p>
      {children}
    </div>
  );
}
