import text from './privacy.es.json' with { type: 'json' };
import { LegalDocument } from './legal-document.tsx';

export default function PrivacyPage() {
  return <LegalDocument text={text} />;
}
