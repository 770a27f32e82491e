import { addFirstOwner, createOperatorLink } from '#commerce/people/staff/links/staff-links.server.ts'
import { isAnybodySecured } from '#commerce/people/staff/staff-store.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { firstOwnerName } from '#messages/office/staff.ts'
import { startupMessages as startup } from '#messages/startup.ts'

/**
 * The line with a link that signs in the owner: at the first start, and on this computer alone at every start until somebody has a
 * passkey or an app for codes.
 */
export async function staffLinkLine(
  db: Db,
  { url, isLocal }: { url: string; isLocal: boolean },
  now: Date,
): Promise<string[]> {
  const isFirstStart = await addFirstOwner(db, firstOwnerName, now)
  if (!isFirstStart && (!isLocal || (await isAnybodySecured(db)))) return []
  const link = await createOperatorLink(db, undefined, now)
  return link ? [startup.staffLink({ url: `${url}/office/link/${link.token}` })] : []
}
