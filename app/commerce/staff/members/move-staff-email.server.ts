import type { Tx } from '../../../db/schema/schema.ts'
import { queueEmail } from '../../emails/outbox/queue-email.server.ts'
import { findStaffEmail, setStaffEmail } from '../staff-store.server.ts'

/** Gives a staff member this address, and tells the former one. False if somebody else has it. */
export async function moveStaffEmail(tx: Tx, staffId: number, email: string, now: Date): Promise<boolean> {
  const former = await findStaffEmail(tx, staffId)
  if (former === email) return true
  if (!(await setStaffEmail(tx, staffId, email))) return false
  if (former !== undefined)
    await queueEmail(tx, { kind: 'staff-security', to: former, event: 'email-changed', detail: email }, now)
  return true
}
