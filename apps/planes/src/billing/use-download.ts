import { type Invoice } from '@puente/domain/plans';
import { type SessionUser, useLanguage, useTranslation } from '@puente/platform';
import { saveAs } from '@puente/section-kit';
import { useState } from 'react';
import { useLazyInvoicePartyQuery } from './invoice-party.endpoints.ts';

/** Makes the PDF of an invoice and saves it. What draws it is large, and comes when it is asked for. */
export function useDownload(invoice: Invoice, user: SessionUser) {
  const { t } = useTranslation('planes');
  const language = useLanguage();
  const [askParty] = useLazyInvoicePartyQuery();
  const [state, setState] = useState<'preparing' | 'done' | 'failed'>();

  const download = async () => {
    setState('preparing');
    try {
      const [{ invoicePdf }, { data: party }] = await Promise.all([
        import('./invoice-pdf.ts'),
        askParty(undefined, true),
      ]);
      const name = t('billing.fileName', { month: invoice.fecha.slice(0, 7) });
      saveAs(name, invoicePdf({ invoice, user, party, language, t }));
      setState('done');
    } catch (failure) {
      console.error(failure);
      setState('failed');
    }
  };
  return { state, download };
}
