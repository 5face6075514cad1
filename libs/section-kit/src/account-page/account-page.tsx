import { accountTexts } from '@puente/domain/identity';
import { Link, type SessionUser, translateText, usePageTitle } from '@puente/platform';
import { Alert, buttonClassName, PageColumn, type PageColumnProps, PageHeader } from '@puente/ui';
import { type ReactNode } from 'react';
import { useAccount } from './use-account.ts';

export interface AccountPageProps extends Pick<PageColumnProps, 'width' | 'gap' | 'className'> {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** Whose page it is, and what anybody of another kind is told, should the frame let them come here. */
  only?: { userType: SessionUser['userType']; denial: string };
  children: ReactNode | ((person: SessionUser) => ReactNode);
}

/** A page of Mi Cuenta: `page` wide for lists, which hold most of the window while they come, `text` wide for the rest. */
export function AccountPage({
  title,
  lead,
  actions,
  only,
  width = 'page',
  gap = width === 'page' ? 4 : 5,
  className,
  children,
}: AccountPageProps) {
  usePageTitle(title);
  const person = useAccount(only?.userType);
  // The guard is about to leave for the sign-in page.
  if (!person && !only) return null;
  return (
    <PageColumn width={width} gap={gap} tall={width === 'page'} className={className}>
      <PageHeader
        title={title}
        above={<Link to="/mi-cuenta">{translateText(accountTexts.title)}</Link>}
        lead={person && lead}
        actions={person && actions}
      />
      {person ? (
        typeof children === 'function' ? (
          children(person)
        ) : (
          children
        )
      ) : (
        <Alert
          tone="error"
          actions={
            <Link to="/mi-cuenta" className={buttonClassName({ variant: 'secondary', size: 'small' })}>
              {translateText(accountTexts.go)}
            </Link>
          }
        >
          {only?.denial}
        </Alert>
      )}
    </PageColumn>
  );
}
