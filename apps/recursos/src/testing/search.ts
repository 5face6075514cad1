import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option);
export const search = (name = 'Buscar') => userEvent.click(screen.getByRole('button', { name }));

/** Titles of the results. */
export const found = () =>
  screen.queryAllByRole('article').map((article) => {
    const labelledBy = article.getAttribute('aria-labelledby') ?? '';
    return document.getElementById(labelledBy)?.textContent;
  });

export const optionsOf = (label: string) =>
  [...(screen.getByLabelText(label) as HTMLSelectElement).options].map(({ text }) => text);

/** Every heading of a level, as it is read. */
export const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);
