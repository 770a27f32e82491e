import type { Tx } from '#db/schema/schema.ts'
import type { SignedInStaff } from '../signed-in-staff.ts'
import { isAnybodySecured } from '../staff-store.server.ts'
import { endOtherStaffSessions } from './staff-session-list-store.server.ts'

/** Before the first passkey or app is added: others may have come in by a link that leaked. */
export async function endUnsecuredSessions(
  tx: Tx,
  { id, sessionId }: Pick<SignedInStaff, 'id' | 'sessionId'>,
): Promise<void> {
  if (!(await isAnybodySecured(tx, id))) await endOtherStaffSessions(tx, id, sessionId)
}
