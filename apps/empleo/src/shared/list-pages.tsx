import { useSearchParams, useTranslation } from '@puente/platform';
import { useCallback } from 'react';
import { Pagination } from './late-components.ts';

/** Which page of a list the address asks for (`?pagina=`), from 1. */
export function usePage(): [number, (page: number) => void] {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('pagina') ?? 1);
  const setPage = useCallback(
    (page: number) =>
      setParams((before) => {
        if (page > 1) before.set('pagina', String(page));
        else before.delete('pagina');
        return before;
      }),
    [setParams],
  );
  return [Number.isInteger(asked) && asked > 0 ? Math.min(asked, 1000) : 1, setPage];
}

interface ListPagesProps {
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
}

export function ListPages({ page, pageCount, onChange }: ListPagesProps) {
  const { t } = useTranslation('empleo');
  if (pageCount < 2) return null;
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      onPageChange={onChange}
      labels={{
        nav: t('pages.nav'),
        previous: t('pages.previous'),
        next: t('pages.next'),
        page: (number) => t('pages.page', { page: number }),
        summary: (number, count) => t('pages.summary', { page: number, pageCount: count }),
      }}
    />
  );
}
