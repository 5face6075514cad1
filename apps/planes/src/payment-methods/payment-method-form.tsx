import {
  cardDigits,
  cardMessages,
  formatCardNumber,
  formatExpiry,
  type PaymentMethod,
  paymentMethodErrors,
  type TypedPaymentMethod,
} from '@puente/domain/plans';
import { restMessages } from '@puente/domain/rest';
import { translateText, useTranslation } from '@puente/platform';
import { errorSummary, type FormErrors, useForm } from '@puente/platform/forms';
import { Button, Cluster, FormErrorSummary, TextInput } from '@puente/ui';
import { AddressFields } from './address-fields.tsx';
import styles from './payment-methods.module.css';

const empty: TypedPaymentMethod = {
  cardNumber: '',
  cardName: '',
  expDate: '',
  cvv: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  country: 'Estados Unidos',
  state: '',
  zip: '',
};

interface PaymentMethodFormProps {
  /** The method to change; without one, a new one is typed. */
  method: PaymentMethod | undefined;
  onSave: (typed: TypedPaymentMethod) => void;
  onCancel: () => void;
}

export function PaymentMethodForm({ method, onSave, onCancel }: PaymentMethodFormProps) {
  const { t } = useTranslation('planes');
  const paymentForm = useForm({
    initial: method ? typedAgain(method) : empty,
    rules: (values) => paymentMethodErrors(values, new Date(), method),
    send: async (values) => onSave(values),
  });
  const { form, field, errors } = paymentForm;
  const label = (name: keyof TypedPaymentMethod) => t(`payment.fields.${name}`);
  const labels = Object.fromEntries(
    (Object.keys(empty) as (keyof TypedPaymentMethod)[]).map((name) => [name, label(name)]),
  );

  return (
    <form {...form} className={styles.form}>
      <FormErrorSummary message={errorSummary(shortened(errors), labels)} />
      <fieldset className={styles.group}>
        <legend>{t('payment.card')}</legend>
        <TextInput
          {...field('cardNumber', formatCardNumber)}
          label={label('cardNumber')}
          hint={method ? t('payment.keepNumber', { last4: method.last4 }) : t('payment.testNumber')}
          error={errors.cardNumber}
          inputMode="numeric"
          autoComplete="cc-number"
          required={!method}
        />
        <TextInput
          {...field('cardName')}
          label={label('cardName')}
          error={errors.cardName}
          autoComplete="cc-name"
          required
        />
        <div className={styles.pair}>
          <TextInput
            {...field('expDate', formatExpiry)}
            label={label('expDate')}
            hint={t('payment.expiryHint')}
            error={errors.expDate}
            inputMode="numeric"
            autoComplete="cc-exp"
            required
          />
          <TextInput
            {...field('cvv', cardDigits)}
            label={label('cvv')}
            hint={t('payment.cvvHint')}
            error={errors.cvv}
            inputMode="numeric"
            autoComplete="cc-csc"
            required
          />
        </div>
      </fieldset>
      <AddressFields form={paymentForm} label={label} />
      <Cluster>
        <Button type="submit">{t('payment.save')}</Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('payment.cancel')}
        </Button>
      </Cluster>
    </form>
  );
}

/** Each empty field says so itself; together more than three of them are one text, not a wall of one line each. */
function shortened(errors: FormErrors<keyof TypedPaymentMethod>) {
  const required = translateText(restMessages.requiredField);
  const said = Object.entries(errors);
  if (said.filter(([, text]) => text === required).length <= 3) return errors;
  const incomplete = translateText(cardMessages.incomplete);
  return Object.fromEntries(said.map(([field, text]) => [field, text === required ? incomplete : text]));
}

/** A kept method in the form: its number and its code are typed anew. */
function typedAgain({ id: _id, last4: _last4, ...kept }: PaymentMethod): TypedPaymentMethod {
  return { ...kept, cardNumber: '', cvv: '' };
}
