import { Card, Grid, Stack } from '@puente/ui';
import { type LucideIcon } from 'lucide-react';
import styles from './info-cards.module.css';

interface InfoCardsProps {
  title: string;
  cards: readonly { title: string; text: string; Icon: LucideIcon }[];
}

/** Explanations below a search. */
export function InfoCards({ title, cards }: InfoCardsProps) {
  return (
    <Stack as="section" aria-labelledby="info">
      <h2 id="info">{title}</h2>
      <Grid as="ul" min="15rem">
        {cards.map(({ title: cardTitle, text, Icon }) => (
          <Card key={cardTitle} as="li" tone="sunken" className={styles.card}>
            <Icon aria-hidden="true" />
            <h3>{cardTitle}</h3>
            <p>{text}</p>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
