import { lockVisitor } from '#commerce/cart/visitors/visitor-store.server.ts'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { replaceOptOuts } from '../../email-preferences/email-opt-out-store.server.ts'
import type { Account } from '../account.ts'
import { updateAccount } from '../account-store.server.ts'
import type { AccountSettings } from './account-settings.ts'

export async function saveAccountSettings(
  db: Db,
  { id, visitorId }: Account,
  { name, language, optOuts }: AccountSettings,
  now: Date,
): Promise<void> {
  await inOneCommit(db, async tx => {
    await lockVisitor(tx, visitorId)
    await updateAccount(tx, id, { name, language })
    await replaceOptOuts(tx, id, optOuts, now)
  })
}
