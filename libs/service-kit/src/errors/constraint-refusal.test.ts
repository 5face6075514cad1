import { describe, expect, test } from '@jest/globals';
import { ApiError } from './api-error.ts';
import { constraintRefusal } from './constraint-refusal.ts';

const refusals = { once: () => new ApiError(409, 'Ya está.') };
const violated = (constraint: unknown) => Object.assign(new Error('of the database'), { constraint });

describe('the refusal of a write', () => {
  test('is what is listed for the constraint it broke', () => {
    expect(constraintRefusal(violated('once'), refusals)).toMatchObject({ message: 'Ya está.' });
  });

  test.each([
    ['a constraint that is not listed', violated('twice')],
    ['a name that every object has', violated('constructor')],
    ['a failure of no constraint', new Error('once')],
    ['nothing', undefined],
  ])('is not made of %s', (_, error) => {
    expect(constraintRefusal(error, refusals)).toBeUndefined();
  });
});
