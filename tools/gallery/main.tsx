import '@puente/ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery.tsx';

// `?theme=dark` or `light` overrules the system, so that both can be photographed.
const theme = new URLSearchParams(location.search).get('theme');
if (theme) [...document.styleSheets].forEach(({ cssRules }) => applyTheme(cssRules));

function applyTheme(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-color-scheme: dark'))
      rule.media.mediaText = theme === 'dark' ? 'all' : 'not all';
    else if (rule instanceof CSSGroupingRule) applyTheme(rule.cssRules);
  }
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
