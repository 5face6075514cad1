import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RadioGroup } from './radio-group.tsx';

function Kept({ segmented = false }) {
  const [value, setValue] = useState('Sí');
  return (
    <RadioGroup
      label="Visa"
      options={['Sí', 'No']}
      value={value}
      onValueChange={setValue}
      segmented={segmented}
    />
  );
}

test.each([true, false])('one of several is chosen with the keyboard (segmented: %s)', async (segmented) => {
  const user = userEvent.setup();
  render(<Kept segmented={segmented} />);
  await user.tab();
  expect(screen.getByRole('radio', { name: 'Sí' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Sí' })).not.toBeChecked();
});

test("without a parent the radios keep the choice; ref, name and handlers are every radio's own", async () => {
  const user = userEvent.setup();
  const ref = jest.fn<(radio: HTMLInputElement | null) => void>();
  const onChange = jest.fn();
  const onBlur = jest.fn();
  const statuses = ['Borrador', 'Publicado'];
  render(
    <form aria-label="Empleo">
      <RadioGroup
        label="Estado"
        options={statuses}
        ref={ref}
        name="status"
        onChange={onChange}
        onBlur={onBlur}
      />
    </form>,
  );
  expect(ref.mock.calls.map(([radio]) => radio)).toEqual(screen.getAllByRole('radio'));
  await user.click(screen.getByRole('radio', { name: 'Borrador' }));
  await user.click(screen.getByRole('radio', { name: 'Publicado' }));
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(onBlur).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('form')).toHaveFormValues({ status: 'Publicado' });
});
