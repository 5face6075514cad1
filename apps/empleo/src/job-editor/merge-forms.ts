import { differingFields, type JobFormValues } from './job-form-values.ts';

type Field = keyof JobFormValues;

/** Fields that make sense only together: half of one writer's and half of the other's would fit nowhere. */
const together: readonly (readonly Field[])[] = [
  ['category', 'subcategory'],
  ['country', 'province', 'city', 'zipCode'],
];

export interface MergedForms {
  /** What nobody has to decide, and of the rest what this person wrote. */
  values: JobFormValues;
  /** Fields that only somebody else changed. */
  taken: Field[];
  /** Fields that both changed, each in their way. */
  clashing: Field[];
}

/** Two changes of one job, made into one. Without a `base`, what both began with, whatever differs has to be decided. */
export function mergeForms(
  base: JobFormValues | undefined,
  mine: JobFormValues,
  saved: JobFormValues,
): MergedForms {
  const differing = differingFields(saved, mine);
  const changed = (values: JobFormValues, fields: readonly Field[]) =>
    !base || differingFields(values, base).some((field) => fields.includes(field));
  const groupOf = (field: Field) => together.find((group) => group.includes(field)) ?? [field];

  const taken = differing.filter((field) => !changed(mine, groupOf(field)));
  const clashing = differing.filter(
    (field) => changed(mine, groupOf(field)) && changed(saved, groupOf(field)),
  );
  return { values: { ...mine, ...partOf(saved, taken) }, taken, clashing };
}

export function partOf(values: JobFormValues, fields: readonly Field[]): Partial<JobFormValues> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}
