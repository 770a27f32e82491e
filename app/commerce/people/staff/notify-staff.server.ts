import type { Tx } from '#db/schema/schema.ts'
import type { StaffSecurityEvent } from '../../running/outbox/email.ts'
import { queueEmail } from '../../running/outbox/queue-email.server.ts'
import { findStaffByEmail, findStaffEmail } from './staff-store.server.ts'

/** Emails a staff member, if they have an address, about a change of how they sign in. */
export async function notifyStaff(
  tx: Tx,
  staffId: number,
  facts: { event: StaffSecurityEvent; detail?: string },
  now: Date,
): Promise<void> {
  const to = await findStaffEmail(tx, staffId)
  if (to !== undefined) await queueEmail(tx, { kind: 'staff-security', to, ...facts }, now)
}

/** Tells whoever has this address about many wrong codes, once a day. Does nothing for an address that nobody has. */
export async function notifyOfWrongCodes(tx: Tx, email: string, now: Date): Promise<void> {
  const staff = await findStaffByEmail(tx, email)
  if (!staff) return
  const idempotencyKey = `staff-wrong-codes:${staff.id}:${now.toISOString().slice(0, 10)}`
  await queueEmail(tx, { kind: 'staff-security', to: email, event: 'wrong-codes', idempotencyKey }, now)
}
