import { redirect } from 'react-router'
import { isFreshProof } from '#commerce/people/accounts/proof/fresh-proof.ts'
import type { SignedInStaff } from '#commerce/people/staff/signed-in-staff.ts'
import { confirmPath } from '#web/staff/office-paths.server.ts'

/** Sends somebody who can prove who they are to do so, before they add another way to sign in. */
export function requireStaffProof({ isSecured, provenAt }: SignedInStaff, page: string): void {
  if (isSecured && !isFreshProof(provenAt ?? '', new Date())) throw redirect(confirmPath(page), 303)
}
