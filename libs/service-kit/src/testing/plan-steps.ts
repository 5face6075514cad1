import type pg from 'pg';
import { type Statement } from './asked-statements.ts';

/** A step of a plan, as PostgreSQL tells it. */
export interface PlannedStep {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: this[];
}

export interface PlanStep extends PlannedStep {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
}

const stepsOf = <Step extends PlannedStep>(plan: Step): Step[] => [
  plan,
  ...((plan.Plans ?? []) as Step[]).flatMap((step) => stepsOf(step)),
];

/** How PostgreSQL reads a table for a statement, which it runs for that. */
export const planSteps = (admin: pg.Client, statement: Statement, table: string): Promise<PlanStep[]> =>
  explain<PlanStep>(admin, 'explain (analyze, format json)', statement, table);

/**
 * How PostgreSQL would read a table for a statement that is not run again: planned for its values, and for any, as it may do for a
 * prepared one after some calls.
 */
export async function plannedSteps(
  admin: pg.Client,
  { text, values }: Statement,
  table: string,
): Promise<PlannedStep[]> {
  const custom = await explain(admin, 'explain (format json)', { text, values }, table);
  const generic = await explain(admin, 'explain (generic_plan, format json)', { text, values: [] }, table);
  return [...custom, ...generic];
}

async function explain<Step extends PlannedStep>(
  admin: pg.Client,
  how: string,
  { text, values }: Statement,
  table: string,
): Promise<Step[]> {
  const { rows } = await admin.query<{ 'QUERY PLAN': [{ Plan: Step }] }>(`${how} ${text}`, values);
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  return plan ? stepsOf(plan).filter((step) => step['Relation Name'] === table) : [];
}

export const rowsTouched = (step: PlanStep) =>
  (step['Actual Rows'] +
    (step['Rows Removed by Filter'] ?? 0) +
    (step['Rows Removed by Index Recheck'] ?? 0)) *
  step['Actual Loops'];
