import { Migration } from '@mikro-orm/migrations';
import { annualSalary } from '@puente/domain/jobs';

/** What jobs pay a year, by which they are ordered and filtered, read anew: «MX$» was dollars once, and «Q.» too. */
export class AnnualSalary extends Migration {
  override name = '2026-11-25-annual-salary';

  override async up(): Promise<void> {
    const written = await this.execute(
      'select distinct salary, country, annual_salary from jobs.jobs where salary is not null',
    );
    const wrong = (written as { salary: string; country: string | null; annual_salary: number | null }[])
      .map(({ annual_salary: was, ...row }) => ({ ...row, was, read: annualSalary(row.salary, row.country) }))
      .filter(({ was, read }) => was !== read);
    await this.execute(
      `update jobs.jobs j set annual_salary = r.read
       from jsonb_to_recordset(?::jsonb) as r (salary text, country text, was integer, read integer)
       where j.salary = r.salary and j.country is not distinct from r.country
         and j.annual_salary is not distinct from r.was`,
      [JSON.stringify(wrong)],
    );
  }
}
