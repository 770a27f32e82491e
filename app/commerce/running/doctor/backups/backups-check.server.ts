import { isBackupRequested, readBackupFailure } from '../../backups/backup-state-store.server.ts'
import type { DoctorCheck } from '../doctor-shop.server.ts'
import { day } from '../doctor-time.ts'
import type { Diagnosis, Finding } from '../finding.ts'

interface BackupFacts {
  lastAt: Date | undefined
  /** The failure since which the shop made none, and a code for its reason. */
  failure: { at: string; reason: string } | null
  isRunning: boolean
  /** Whether only this computer reaches the shop, so that little could be lost. */
  isLocal: boolean
}

/** A day, and another one in which the shop may have been closed, in milliseconds. */
const maxAge = 2 * day

/** Judges whether a disk that breaks tonight would take the shop with it. */
function judgeBackups({ lastAt, failure, isRunning, isLocal }: BackupFacts, now: Date): Diagnosis {
  const facts = lastAt ? { since: lastAt.toISOString() } : {}
  if (isRunning) return { findings: [{ code: 'backup-running' }], facts }
  const findings: Finding[] = []
  if (failure) findings.push({ code: 'backup-failed', since: failure.at, said: failure.reason })
  else if (!lastAt) findings.push({ code: isLocal ? 'backup-missing-yet' : 'backup-missing' })
  else if (now.getTime() - lastAt.getTime() > maxAge) findings.push({ code: 'backup-old', ...facts })
  return { findings, facts }
}

export const checkBackups: DoctorCheck = async ({ db, backups, isLocal }, now) => {
  const failure = await readBackupFailure(db)
  return judgeBackups(
    {
      lastAt: await backups.findLastTime(),
      failure: failure ? { at: failure.at, reason: failure.refusal.reason } : null,
      isRunning: (await isBackupRequested(db)) || (await backups.isActive(now)),
      isLocal,
    },
    now,
  )
}
