import { stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { isPostgres } from '#db/schema/engine.ts'
import type { Db } from '#db/schema/schema.ts'
import type { DoctorCheck, DoctorShop } from '../doctor-shop.server.ts'
import type { Diagnosis, Finding } from '../finding.ts'

interface DiskFacts {
  freeBytes: number
  /** Of SQLite's write-ahead log; 0 on PostgreSQL. */
  logBytes: number
}

const gigabyte = 1e9

export const diskLimits = {
  /** Below this, orders may fail soon. */
  full: 0.5 * gigabyte,
  /** Below this, a backup may not fit. */
  low: 2 * gigabyte,
  /** A log grows beyond this when something keeps it from being emptied. */
  log: 0.5 * gigabyte,
}

/** Judges the room on the disk of the data folder. */
export function judgeDisk({ freeBytes, logBytes }: DiskFacts, limits = diskLimits): Diagnosis {
  const findings: Finding[] = []
  if (freeBytes < limits.full) findings.push({ code: 'disk-full', bytes: freeBytes })
  else if (freeBytes < limits.low) findings.push({ code: 'disk-low', bytes: freeBytes })
  if (logBytes > limits.log) findings.push({ code: 'log-large', bytes: logBytes })
  return { findings, facts: { bytes: freeBytes } }
}

export const checkDisk: DoctorCheck = async shop => judgeDisk(await readDisk(shop))

export async function readDisk({ dataDir }: Pick<DoctorShop, 'dataDir'>): Promise<DiskFacts> {
  const { bavail, bsize } = await statfs(dataDir)
  const log = await stat(path.join(dataDir, 'tote.sqlite-wal')).catch(() => undefined)
  return { freeBytes: bavail * bsize, logBytes: log?.size ?? 0 }
}

/** Empties SQLite's write-ahead log. False while another program still reads what is in it. */
export async function emptyLog(db: Db): Promise<boolean> {
  if (isPostgres(db)) return true
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
  return rows[0]?.busy === 0
}
