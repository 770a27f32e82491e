import type { SignedInStaff } from '#commerce/people/staff/signed-in-staff.ts'
import type { Shop } from '#web/shop/shop.server.ts'

/** The address that a test email goes to: the staff member's or, without one, the shop's. It may be empty. */
export async function testRecipient(
  { settings }: Pick<Shop, 'settings'>,
  { email }: Pick<SignedInStaff, 'email'>,
): Promise<string> {
  return email ?? (await settings()).email
}
