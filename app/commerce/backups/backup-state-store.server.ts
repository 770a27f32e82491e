import {
  addProcessState,
  readProcessState,
  saveProcessState,
} from '../../db/process-state/process-state-store.server.ts'
import type { Db } from '../../db/schema/schema.ts'
import type { BackupResult } from './make-backup.server.ts'

export type BackupRefusal = Exclude<BackupResult, { ok: true }>

/** Why the last attempt failed; `unexpected` is in the log. */
export interface BackupFailure {
  at: string
  refusal: BackupRefusal | { ok: false; reason: 'unexpected' }
}

/** Asks the job for a backup as soon as possible. */
export async function requestBackup(db: Db, now: Date): Promise<void> {
  await addProcessState(db, 'backup_requested_at', now.toISOString())
}

export async function isBackupRequested(db: Db): Promise<boolean> {
  return (await readProcessState(db, 'backup_requested_at')) !== undefined
}

/** Claims the request; false if there is none, or another process was first. */
export async function takeBackupRequest(db: Db): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('process_state')
    .where('name', '=', 'backup_requested_at')
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** The failure since which there was no backup by the shop itself. */
export async function readBackupFailure(db: Db): Promise<BackupFailure | undefined> {
  const stored = await readProcessState(db, 'backup_failure')
  return stored === undefined ? undefined : (JSON.parse(stored) as BackupFailure)
}

export async function saveBackupFailure(db: Db, failure: BackupFailure): Promise<void> {
  await saveProcessState(db, 'backup_failure', JSON.stringify(failure))
}

export async function clearBackupFailure(db: Db): Promise<void> {
  await db.deleteFrom('process_state').where('name', '=', 'backup_failure').execute()
}
