import { noFilters, type ResourceFilters, type ResourceItem } from '@puente/domain/resources';
import { useLocation, useNavigate, useSearchParams } from '@puente/platform';
import { useEffect, useMemo, useRef } from 'react';
import { type Questions, readFilters, writeFilters } from './resource-address.ts';
import { ResourceForm } from './resource-form.tsx';
import { ResourceResults } from './resource-results.tsx';
import styles from './resource-search.module.css';

interface ResourceSearchProps {
  formLabel: string;
  typeLabel: string;
  /** The same object at each drawing. */
  questions: Questions;
  /** The built-in list of the page. */
  items: readonly ResourceItem[];
}

/**
 * Filters over a built-in list. All of it is shown first (decision 10); what is found takes its place only after Buscar,
 * and stays until the next Buscar. The address is the search: it can be shared, and Back returns to the one before.
 */
export function ResourceSearch({ formLabel, typeLabel, questions, items }: ResourceSearchProps) {
  const [params] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const address = params.toString();
  const filters = useMemo(() => readFilters(new URLSearchParams(address), questions), [address, questions]);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressed = useRef(false);

  useEffect(() => {
    // Buscar leads to what it found; arriving at a shared search, or going back, does not.
    if (pressed.current) heading.current?.focus();
    pressed.current = false;
  }, [key]);

  const search = (wish: ResourceFilters) => {
    const next = writeFilters(wish);
    pressed.current = true;
    void navigate({ search: `?${next}` }, { replace: next === address });
  };

  return (
    <div className={styles.columns}>
      <ResourceForm
        label={formLabel}
        typeLabel={typeLabel}
        questions={questions}
        filters={filters ?? noFilters}
        onSearch={search}
      />
      <ResourceResults
        headingRef={heading}
        items={items}
        filters={filters}
        onShowAll={() => search(noFilters)}
      />
    </div>
  );
}
