import { addMessages } from '@puente/platform/host';
import text from './privacy.es.json' with { type: 'json' };
import { LegalDocument } from './legal-document.tsx';

declare module '@puente/platform' {
  interface Catalogues {
    privacy: typeof text;
  }
}

void addMessages('privacy', {
  es: text,
  en: () => import('./privacy.en.json', { with: { type: 'json' } }),
});

export default function PrivacyPage() {
  return <LegalDocument namespace="privacy" />;
}
