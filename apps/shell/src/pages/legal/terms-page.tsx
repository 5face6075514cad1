import text from './terms.es.json' with { type: 'json' };
import { LegalDocument } from './legal-document.tsx';

export default function TermsPage() {
  return <LegalDocument text={text} />;
}
