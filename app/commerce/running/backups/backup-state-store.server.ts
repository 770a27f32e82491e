import { readProcessState, replaceProcessState, saveProcessState } from '#db/process-state-store.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { leaseDuration } from '../jobs/job-timing.ts'
import type { BackupResult } from './make-backup.server.ts'

type BackupRefusal = Exclude<BackupResult, { ok: true }>

/** Why the last attempt failed; `unexpected` is in the log. */
export interface BackupFailure {
  at: string
  refusal: BackupRefusal | { ok: false; reason: 'unexpected' }
}

/** From when another process may take a request whose process was killed, in milliseconds: after its lease of the job. */
const claimTime = 2 * leaseDuration

/** Asks the job for a backup as soon as possible. The stored time is that from which the request may be taken. */
export async function requestBackup(db: Db, now: Date): Promise<void> {
  await saveProcessState(db, 'backup_requested_at', now.toISOString())
}

export async function isBackupRequested(db: Db): Promise<boolean> {
  return (await readProcessState(db, 'backup_requested_at')) !== undefined
}

/** Claims the request and returns the claim; undefined if there is none, or another process has it. */
export async function claimBackupRequest(db: Db, now: Date): Promise<string | undefined> {
  const from = await readProcessState(db, 'backup_requested_at')
  if (from === undefined || from > now.toISOString()) return undefined
  const to = new Date(now.getTime() + claimTime).toISOString()
  return (await replaceProcessState(db, 'backup_requested_at', { from, to })) ? to : undefined
}

/** Ends a claim when the backup is made or its failure noted. A request since then stays. */
export async function endBackupRequest(db: Db, claim: string): Promise<void> {
  await db
    .deleteFrom('process_state')
    .where('name', '=', 'backup_requested_at')
    .where('value', '=', claim)
    .execute()
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
