import { usePageTitle } from '@puente/platform';
import { PageColumn, PageHeader, type PageHeaderProps } from '@puente/ui';
import { type ReactNode } from 'react';

interface ResourcePageProps extends Pick<PageHeaderProps, 'accent' | 'picture'> {
  title: string;
  lead: string;
  /** Under the header, before the search. */
  below?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages with a built-in list. */
export function ResourcePage({ title, lead, accent, picture, below, children }: ResourcePageProps) {
  usePageTitle(title);
  return (
    <PageColumn gap={6}>
      <PageHeader accent={accent} picture={picture} title={title} lead={lead} />
      {below}
      {children}
    </PageColumn>
  );
}
