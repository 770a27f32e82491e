import {
  type FindEmailTexts,
  readAllEmailTexts,
} from '#commerce/content/email-texts/email-text-store.server.ts'
import { readLogo } from '#commerce/content/theme/read-logo.server.ts'
import type { Order } from '#commerce/orders/order.ts'
import { readOrders } from '#commerce/orders/order-store.server.ts'
import {
  type FindBankAccount,
  readBankAccounts,
} from '#commerce/payments/bank-accounts/bank-account-store.server.ts'
import type { EmailFacts } from '#commerce/running/outbox/email.ts'
import { loadSettings } from '#commerce/running/settings/load-settings.server.ts'
import type { Db } from '#db/schema/schema.ts'
import type { EmailShop } from './layout/email-content.ts'

/** The settings, texts and orders that the emails of a batch share. */
export interface EmailSources extends EmailShop {
  /** An order that one of the emails names; throws if it can't be parsed. */
  orderOf(id: number): Order | undefined
  bankAccountOf: FindBankAccount
  textsOf: FindEmailTexts
}

/** Reads them once for all of these emails, whatever their number. */
export async function readEmailSources(
  db: Db,
  url: string,
  emails: readonly EmailFacts[],
): Promise<EmailSources> {
  const settings = await loadSettings(db)
  const orderIds = emails.flatMap(facts => ('orderId' in facts ? [facts.orderId] : []))
  return {
    settings,
    url,
    logo: await readLogo(db, settings.logoPicture),
    orderOf: await readOrders(db, orderIds),
    bankAccountOf: await readBankAccounts(db),
    textsOf: await readAllEmailTexts(db),
  }
}
