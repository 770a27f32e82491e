import type { PictureFiles } from '#commerce/catalog/pictures/picture-files.server.ts'
import {
  type PaymentOptions,
  takesTestPayments,
} from '#commerce/payments/providers/payment-providers.server.ts'
import { isLiveKey } from '#commerce/payments/providers/stripe/stripe-key.ts'
import { loadSetting } from '#commerce/running/settings/load-settings.server.ts'
import { readProcessState } from '#db/process-state-store.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { loadDemo } from '#demo/load-demo.server.ts'
import { loadEmptyShop } from '#demo/load-empty-shop.server.ts'
import { startupMessages as startup } from '#messages/startup.ts'
import { StartFailure } from './start-failure.ts'

export interface NewDatabaseOptions {
  /** The chosen contents of a new database, if any. A database that was opened before stays as it is. */
  firstOpening?: 'demo' | 'empty' | undefined
  /** The variable that suggests a real shop: a new database then gets an empty shop unless the demo is chosen. */
  realShopVariable?: string | undefined
  /** Without them shoppers pay by bank transfer, in the demo also by test payments. */
  payments?: PaymentOptions
}

/** Fills a new database and returns lines about it for the command line. Throws a StartFailure for a demo with a live key. */
export async function fillNewDatabase(
  db: Db,
  pictures: PictureFiles,
  options: NewDatabaseOptions,
): Promise<string[]> {
  const isNew = (await readProcessState(db, 'opened_at')) === undefined
  const contents = options.firstOpening ?? (options.realShopVariable ? 'empty' : 'demo')
  if (hasLiveKey(options.payments)) await refuseDemo(db, options, isNew && contents === 'demo')
  if (!isNew) return []
  if (contents === 'demo') {
    await loadDemo(db, pictures, new Date())
    return [startup.openedDemo]
  }
  await loadEmptyShop(db, new Date())
  return [startup.openedEmpty({ variable: options.firstOpening ? undefined : options.realShopVariable })]
}

function hasLiveKey(payments: PaymentOptions | undefined): boolean {
  return payments?.stripe !== undefined && isLiveKey(payments.stripe.secretKey)
}

async function refuseDemo(db: Db, { payments = {} }: NewDatabaseOptions, opensDemo: boolean): Promise<void> {
  if (opensDemo || payments.testPayments) throw new StartFailure(startup.liveKeyWithDemo)
  if ((await takesTestPayments(db, payments)) || (await loadSetting(db, 'demoNotice')) !== '')
    throw new StartFailure(startup.liveKeyInDemoShop)
}
