import { describe, expect, test } from '@jest/globals';
import { dueAfter, timesFor } from './alert-times.ts';

const at = (text: string) => new Date(`2026-11-${text}:00Z`);
const now = at('20T12:00');

describe('an alert', () => {
  test('that was due is due again at the same hour, a day or a week later', () => {
    expect(dueAfter('daily', at('20T11:59'), now)).toEqual(at('21T11:59'));
    expect(dueAfter('weekly', at('20T11:59'), now)).toEqual(at('27T11:59'));
  });

  test('that was late for longer than that is due once, a period from now', () => {
    expect(dueAfter('daily', at('15T08:00'), now)).toEqual(at('21T12:00'));
  });

  test('that is off is never due, and keeps up to when it was looked through', () => {
    expect(timesFor('never', at('19T10:00'), now)).toEqual({
      lastAlertAt: at('19T10:00'),
      nextAlertAt: null,
    });
  });

  test('that is switched on again soon goes on as if nothing had been', () => {
    expect(timesFor('daily', at('20T10:00'), now)).toEqual({
      lastAlertAt: at('20T10:00'),
      nextAlertAt: at('21T10:00'),
    });
  });

  test('that is switched on again late is due now, for the last day or week', () => {
    expect(timesFor('daily', at('01T10:00'), now)).toEqual({ lastAlertAt: at('19T12:00'), nextAlertAt: now });
    expect(timesFor('weekly', at('01T10:00'), now)).toEqual({
      lastAlertAt: at('13T12:00'),
      nextAlertAt: now,
    });
  });
});
