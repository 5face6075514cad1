import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const user = userEvent.setup();

export const click = (name: string) => user.click(screen.getByRole('button', { name }));

/** Pastes, which takes as long for a long text as for a short one. */
export async function write(label: RegExp | string, text: string): Promise<void> {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}

/** The calls that change something. */
export const writes = (requests: Request[]) => requests.filter(({ method }) => method !== 'GET');
