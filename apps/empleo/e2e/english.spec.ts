import { expect, expectNoViolations, test, type Page } from '@puente/e2e-kit';
import { publishJob, uniqueTitle } from './a-job.ts';

const switchTo = (page: Page, name: 'English' | 'Español') =>
  page.getByRole('contentinfo').getByRole('button', { name }).click();

test('a seeker reads, searches and applies in English, and loses nothing on the way', async ({
  page,
  accounts,
}) => {
  const employer = await accounts.create('employer');
  const title = uniqueTitle('Cocinera');
  await publishJob(accounts, employer, title);
  await accounts.signIn(page, await accounts.create('user'));

  await page.goto('/empleos');
  await page.getByLabel('¿Qué?').fill(title);
  await page.getByLabel('Categoría', { exact: true }).selectOption('Hospitalidad y turismo');
  await switchTo(page, 'English');
  await expect(page.getByRole('heading', { level: 1, name: 'Find a job' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByLabel('What?')).toHaveValue(title);
  // With how many there are, as soon as that is known.
  const kitchen = page.getByLabel('Subcategory').getByRole('option', { name: /^Kitchen( \(\d+\))?$/ });
  await expect(kitchen).toBeAttached();
  await page.getByLabel('Subcategory').selectOption('Cocina');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/categoria=Hospitalidad\+y\+turismo&subcategoria=Cocina/);
  await expect(page.getByRole('heading', { name: '1 job found' })).toBeFocused();
  const card = page.getByRole('article', { name: title });
  await expect(card.getByText(/Texas$/)).toBeVisible();
  await expect(card.getByText('Visa sponsorship available')).toBeVisible();
  await expectNoViolations(page);

  await card.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { name: 'Requirements' })).toBeVisible();
  await expect(page.getByText('Un año en cocina.')).toHaveAttribute('lang', 'es');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('This field is required.')).toBeVisible();
  await page.getByLabel('Message to the employer').fill('Tengo tres años en cocina.');
  await switchTo(page, 'Español');
  await expect(page.getByLabel('Mensaje a la empresa')).toHaveValue('Tengo tres años en cocina.');
  await switchTo(page, 'English');
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('You have applied for the job.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Similar jobs' })).toBeVisible();
  await expectNoViolations(page);

  // Remembered by the browser.
  await page.goto('/mi-cuenta/empleos-aplicados');
  await expect(page).toHaveTitle('Applied jobs · Puente');
  const mine = page.getByRole('article', { name: title });
  await expect(mine.getByText('Sent', { exact: true })).toBeVisible();
  await expect(mine.getByText(/^Application sent on \w+ \d+, \d{4}$/)).toBeVisible();
  await expectNoViolations(page);
});
