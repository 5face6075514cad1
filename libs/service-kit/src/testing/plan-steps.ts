import type pg from 'pg';
import { type Statement } from './asked-statements.ts';

/** A step of a plan, as PostgreSQL tells it. */
export interface PlanStep {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanStep[];
}

const stepsOf = (plan: PlanStep): PlanStep[] => [plan, ...(plan.Plans ?? []).flatMap(stepsOf)];

/** How PostgreSQL reads a table for a statement, which it runs for that. */
export async function planSteps(
  admin: pg.Client,
  { text, values }: Statement,
  table: string,
): Promise<PlanStep[]> {
  const { rows } = await admin.query<{ 'QUERY PLAN': [{ Plan: PlanStep }] }>(
    `explain (analyze, format json) ${text}`,
    values,
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  return plan ? stepsOf(plan).filter((step) => step['Relation Name'] === table) : [];
}

export const rowsTouched = (step: PlanStep) =>
  (step['Actual Rows'] +
    (step['Rows Removed by Filter'] ?? 0) +
    (step['Rows Removed by Index Recheck'] ?? 0)) *
  step['Actual Loops'];
