import {
  amountText,
  amountTyped,
  currenciesOf,
  isPayPeriod,
  jobMessages,
  payCurrencies,
  type PayCurrency,
  type PayPeriod,
  payPeriods,
  payTyped,
  pickedPay,
  salaryText,
} from '@puente/domain/jobs';
import { usualCountry } from '@puente/domain/places';
import { useTranslation } from '@puente/platform';
import { translatedOptions } from '@puente/section-kit';
import { Select, Stack, TextInput } from '@puente/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from './job-form.module.css';
import { type JobPartProps, useJobField } from './use-job-field.ts';

/** What stands in the fields; period and currency are the country's usual ones until somebody picks. */
interface Picked {
  amount: string;
  to: string;
  period?: PayPeriod;
  currency?: PayCurrency;
}

function pickedOf(salary: string): Picked {
  const pay = pickedPay(salary);
  if (!pay) return { amount: salary, to: '' };
  const { from, to, period, currency } = pay;
  return { amount: amountText(from), to: to === null ? '' : amountText(to), period, currency };
}

export interface SalaryFieldsProps extends JobPartProps {
  /** Hears what is wrong with «Hasta», which the form keeps no value of. */
  onSalaryTo: (problem: string | undefined) => void;
}

function problemOf(from: number | null, typed: string): string | undefined {
  if (from === null || !typed.trim()) return undefined;
  const to = amountTyped(typed);
  if (to === null) return jobMessages.salaryToInvalid;
  return to < from ? jobMessages.salaryToLower : undefined;
}

/** Pay with a few taps: an amount, up to another one, for how long. What is no number is kept in its own words. */
export function SalaryFields({ job, onSalaryTo }: SalaryFieldsProps) {
  const { t } = useTranslation('empleo');
  const field = useJobField(job);
  const [picked, setPicked] = useState(() => pickedOf(job.values.salary));
  /** As it is written; once the field is left it shows the amount. */
  const [typed, setTyped] = useState<string>();
  const country = usualCountry(job.values.country);
  const usual = currenciesOf[country];
  const currencies = payCurrencies.filter((one) => usual.includes(one) || one === picked.currency);
  const currency = picked.currency ?? usual[0] ?? 'USD';
  const period = picked.period ?? (country === 'Estados Unidos' ? 'hour' : 'month');

  const from = amountTyped(picked.amount);
  const problem = problemOf(from, picked.to);
  const to = problem ? null : amountTyped(picked.to);
  useEffect(() => onSalaryTo(problem), [problem, onSalaryTo]);
  const text = from === null ? picked.amount : salaryText({ from, to, period, currency });
  const keep = useEffectEvent(() => {
    if (text !== job.values.salary) job.change({ salary: text });
  });
  useEffect(() => keep(), [text]);
  // What came from elsewhere into the form, as from another tab, is picked anew.
  const [seen, setSeen] = useState(job.values.salary);
  if (job.values.salary !== seen) {
    setSeen(job.values.salary);
    if (job.values.salary !== text) setPicked(pickedOf(job.values.salary));
  }

  const pick = (part: Partial<Picked>) => setPicked({ ...picked, ...part });
  return (
    <Stack gap={3}>
      <TextInput
        {...field('salary')}
        hint={t('editor.salaryHint')}
        value={typed ?? picked.amount}
        onChange={({ target: { value } }) => {
          setTyped(value);
          pick(payTyped(value) ?? { amount: value });
        }}
        onBlur={() => setTyped(undefined)}
      />
      {from !== null && (
        <>
          <div className={styles.pay}>
            <TextInput
              label={t('editor.salaryTo')}
              optionalText={t('optional')}
              error={job.errors.salaryTo}
              inputMode="decimal"
              value={picked.to}
              onChange={({ target }) => pick({ to: target.value })}
            />
            <Select
              label={t('editor.salaryPeriod')}
              options={translatedOptions(
                Object.keys(payPeriods).filter(isPayPeriod),
                (name) => payPeriods[name],
              )}
              value={period}
              onChange={({ target }) => isPayPeriod(target.value) && pick({ period: target.value })}
            />
            {currencies.length > 1 && (
              <Select
                label={t('editor.salaryCurrency')}
                options={currencies.map((value) => ({ value, label: t(`editor.currency.${value}`) }))}
                value={currency}
                onChange={({ target }) => {
                  const chosen = currencies.find((one) => one === target.value);
                  if (chosen) pick({ currency: chosen });
                }}
              />
            )}
          </div>
          <p className={styles.shown}>
            {t('editor.salaryShown')} <b lang="es">{text}</b>
          </p>
        </>
      )}
    </Stack>
  );
}
