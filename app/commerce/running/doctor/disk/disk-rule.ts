import type { Diagnosis, Finding } from '../finding.ts'

export interface DiskFacts {
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
