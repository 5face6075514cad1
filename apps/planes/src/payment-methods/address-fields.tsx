import { countries, sanitizeZipCode, statesOf } from '@puente/domain/places';
import { type TypedPaymentMethod } from '@puente/domain/plans';
import { useTranslation } from '@puente/platform';
import { type useForm } from '@puente/platform/forms';
import { translatedOptions } from '@puente/section-kit';
import { Select, TextInput } from '@puente/ui';
import styles from './payment-methods.module.css';

interface AddressFieldsProps {
  form: ReturnType<typeof useForm<TypedPaymentMethod>>;
  label: (field: keyof TypedPaymentMethod) => string;
}

/** The billing address. Another country brings its own states, and clears the one that was chosen. */
export function AddressFields({ form: { field, errors, values, change }, label }: AddressFieldsProps) {
  const { t } = useTranslation('planes');
  return (
    <fieldset className={styles.group}>
      <legend>{t('payment.address')}</legend>
      <TextInput
        {...field('addressLine1')}
        label={label('addressLine1')}
        error={errors.addressLine1}
        autoComplete="billing address-line1"
        required
      />
      <TextInput
        {...field('addressLine2')}
        label={label('addressLine2')}
        error={errors.addressLine2}
        optionalText={t('payment.optional')}
        autoComplete="billing address-line2"
      />
      <TextInput
        {...field('city')}
        label={label('city')}
        error={errors.city}
        autoComplete="billing address-level2"
        required
      />
      <div className={styles.pair}>
        <Select
          {...field('country')}
          onChange={({ target }) => change({ country: target.value, state: '' })}
          label={label('country')}
          options={translatedOptions(countries)}
          error={errors.country}
          autoComplete="billing country-name"
          required
        />
        <Select
          {...field('state')}
          label={label('state')}
          placeholder={t('payment.chooseState')}
          options={translatedOptions(statesOf(values.country))}
          error={errors.state}
          autoComplete="billing address-level1"
          required
        />
      </div>
      <TextInput
        {...field('zip', sanitizeZipCode)}
        label={label('zip')}
        error={errors.zip}
        inputMode="numeric"
        autoComplete="billing postal-code"
        className={styles.short}
        required
      />
    </fieldset>
  );
}
