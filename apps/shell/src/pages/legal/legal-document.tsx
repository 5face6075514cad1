import { formatDate, usePageTitle } from '@puente/platform';
import { useCatalogue } from '@puente/platform/host';
import { Container, PageHeader } from '@puente/ui';
import { Link } from 'react-router-dom';
import styles from './legal-document.module.css';

interface LegalText {
  title: string;
  lead: string;
  /** Before the date. */
  updatedLabel: string;
  /** yyyy-mm-dd. */
  updated: string;
  contentsLabel: string;
  sections: { id: string; title: string; paragraphs: string[]; list?: string[] }[];
  /** Where else to read on. */
  links: { to: string; label: string }[];
}

/** A text of many sections, with a table of contents. The text is a catalogue of its own. */
export function LegalDocument({ namespace }: { namespace: 'privacy' | 'terms' }) {
  const text: LegalText = useCatalogue(namespace);
  usePageTitle(text.title);
  return (
    <Container className={styles.page}>
      <PageHeader picture="seal" title={text.title} lead={text.lead} className={styles.header} />
      <nav aria-label={text.contentsLabel} className={styles.contents}>
        <p className={styles.contentsTitle}>{text.contentsLabel}</p>
        <ol className={styles.list}>
          {text.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        <p className={styles.date}>
          {text.updatedLabel} <time dateTime={text.updated}>{formatDate(text.updated)}</time>
        </p>
        {text.sections.map(({ id, title, paragraphs, list }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>
              {index + 1}. {title}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {list && (
              <ul>
                {list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <p className={styles.links}>
          {text.links.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </p>
      </div>
    </Container>
  );
}
