import { type JobSearch, radii, roundedPoint } from '@puente/domain/job-search';
import { type DistanceUnit } from '@puente/domain/places';
import { useTranslation } from '@puente/platform';
import { Button, Select } from '@puente/ui';
import { LocateFixed, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFocusKept } from '../shared/use-focus-kept.ts';
import styles from './near-choice.module.css';

interface NearChoiceProps {
  search: JobSearch;
  /** What distances are counted in there; undefined while only the server could say. */
  unit: DistanceUnit | undefined;
  onChange: (search: JobSearch) => void;
}

type Asking = 'idle' | 'asking' | 'refused' | 'unavailable';

/** Around a place or oneself. The browser is asked where somebody is when they press for it, and what it says is rounded. */
export function NearChoice({ search, unit, onChange }: NearChoiceProps) {
  const { t } = useTranslation('empleo');
  const [asking, setAsking] = useState<Asking>('idle');
  const told = useRef<HTMLParagraphElement>(null);
  const pressed = useFocusKept(asking === 'asking', search.at ? 'here' : 'anywhere', told);
  const latest = useRef({ search, onChange });
  useEffect(() => {
    latest.current = { search, onChange };
  });
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const found = ({ coords }: GeolocationPosition) => {
    if (!here.current) return;
    setAsking('idle');
    const { search: now, onChange: change } = latest.current;
    change({ ...now, at: roundedPoint(coords), place: '', radius: now.radius || usualRadius });
  };
  const failed = ({ code }: Pick<GeolocationPositionError, 'code'>) => {
    if (here.current) setAsking(code === denied ? 'refused' : 'unavailable');
  };
  const locate = () => {
    if (asking === 'asking') return;
    setAsking('asking');
    // Old browsers, and pages that came over plain http, have none.
    const { geolocation } = navigator as { geolocation?: Geolocation };
    if (geolocation) geolocation.getCurrentPosition(found, failed, { maximumAge: 600_000, timeout: 15_000 });
    else setAsking('unavailable');
  };

  const centre = search.at !== null || search.place.trim() !== '';
  return (
    <div className={styles.near}>
      {search.at ? (
        <Button variant="quiet" onClick={pressed(() => onChange({ ...search, at: null, radius: 0 }))}>
          <X aria-hidden="true" />
          {t('near.forget')}
        </Button>
      ) : (
        <Button variant="quiet" loading={asking === 'asking'} onClick={(event) => pressed(locate)(event)}>
          <LocateFixed aria-hidden="true" />
          {t('near.use')}
        </Button>
      )}
      {centre && (
        <Select
          label={t('near.radius')}
          className={styles.radius}
          options={[
            { value: '0', label: t(search.at ? 'near.anywhere' : 'near.inPlace') },
            ...radii.map((radius) => ({
              value: String(radius),
              label: t(`near.${unit ?? 'either'}`, { radius }),
            })),
          ]}
          value={String(search.radius)}
          onChange={({ target }) =>
            onChange({ ...search, radius: radii.find((radius) => String(radius) === target.value) ?? 0 })
          }
        />
      )}
      <p ref={told} tabIndex={-1} role="status" className={styles.told}>
        {search.at
          ? t('near.here')
          : asking === 'refused' || asking === 'unavailable'
            ? t(`near.${asking}`)
            : ''}
      </p>
    </div>
  );
}

const usualRadius = 25;
/** `GeolocationPositionError.PERMISSION_DENIED`. */
const denied = 1;
