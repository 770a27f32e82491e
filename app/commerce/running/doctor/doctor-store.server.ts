import { saveProcessState } from '#db/process-state-store.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { type CheckName, type CheckReport, checkNames } from './finding.ts'

const prefix = 'doctor:'

export async function saveReport(db: Db, report: CheckReport): Promise<void> {
  await saveProcessState(db, `${prefix}${report.check}`, JSON.stringify(report))
}

/** The last report of each check that ran. */
export async function readReports(db: Db): Promise<Map<CheckName, CheckReport>> {
  const rows = await db
    .selectFrom('process_state')
    .select('value')
    .where(
      'name',
      'in',
      checkNames.map(name => `${prefix}${name}` as const),
    )
    .execute()
  const reports = rows.map(({ value }) => JSON.parse(value) as CheckReport)
  return new Map(reports.map(report => [report.check, report]))
}
