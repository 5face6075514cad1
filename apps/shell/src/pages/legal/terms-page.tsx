import { addMessages } from '@puente/platform/host';
import text from './terms.es.json' with { type: 'json' };
import { LegalDocument } from './legal-document.tsx';

declare module '@puente/platform' {
  interface Catalogues {
    terms: typeof text;
  }
}

void addMessages('terms', {
  es: text,
  en: () => import('./terms.en.json', { with: { type: 'json' } }),
});

export default function TermsPage() {
  return <LegalDocument namespace="terms" />;
}
