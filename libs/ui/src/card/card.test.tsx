import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Card } from './card.tsx';

test('a card is the element it is asked to be and passes on what it gets', () => {
  render(
    <Card as="article" woven aria-label="Cocinera">
      texto
    </Card>,
  );
  expect(screen.getByRole('article', { name: 'Cocinera' }).className).toBe('card woven');
});
