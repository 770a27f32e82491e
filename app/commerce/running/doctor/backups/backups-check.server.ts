import { isBackupRequested, readBackupFailure } from '../../backups/backup-state-store.server.ts'
import type { DoctorCheck } from '../doctor-shop.server.ts'
import { judgeBackups } from './backups-rule.ts'

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
