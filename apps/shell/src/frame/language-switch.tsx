import { useLanguage, useTranslation } from '@puente/platform';
import { setLanguage } from '@puente/platform/host';

interface LanguageSwitchProps {
  className?: string | undefined;
  /** Two letters, where there is no room for the name. */
  short?: boolean;
}

/** Names the other language, in that language; what is on the screen then stays, in its words. */
export function LanguageSwitch({ className, short = false }: LanguageSwitchProps) {
  const { t } = useTranslation('shell');
  const other = useLanguage() === 'es' ? 'en' : 'es';
  return (
    <button
      type="button"
      lang={other}
      aria-label={short ? `${t('language.code')}: ${t('language.name')}` : undefined}
      className={className}
      onClick={() => void setLanguage(other)}
    >
      {t(short ? 'language.code' : 'language.name')}
    </button>
  );
}
