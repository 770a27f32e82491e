import { loadSettings } from '../app/commerce/content/content-store.server.ts'
import { type PaymentOptions, takesTestPayments } from '../app/commerce/payments/providers.server.ts'
import { isLiveKey } from '../app/commerce/payments/stripe-key.ts'
import type { PictureFiles } from '../app/commerce/pictures/picture-files.server.ts'
import type { Db } from '../app/db/schema.ts'
import { loadDemo } from '../demo/load-demo.server.ts'
import { loadEmptyShop } from '../demo/load-empty-shop.server.ts'
import { StartFailure } from './start-failure.ts'

export interface FirstOpening {
  /** What fills a new database, where somebody asked for it. A database that was ever opened stays as it is. */
  firstOpening?: 'demo' | 'empty' | undefined
  /** The variable that suggests a real shop: with it a new database gets an empty shop unless the demo is asked for. */
  realShopSign?: string | undefined
  /** Without them shoppers pay by bank transfer, and in the demo by test payments. */
  payments?: PaymentOptions
}

/**
 * Fills a new database and returns what there is to say about it, line by line. Throws a StartFailure when test payments or
 * the demo's notice would stand beside a live key; then nothing was filled.
 */
export async function openFirst(db: Db, pictures: PictureFiles, options: FirstOpening): Promise<string[]> {
  const isNew = !(await isOpened(db))
  const contents = options.firstOpening ?? (options.realShopSign ? 'empty' : 'demo')
  if (hasLiveKey(options.payments)) await refuseDemo(db, options, isNew && contents === 'demo')
  if (!isNew) return []
  if (contents === 'demo') {
    await loadDemo(db, pictures, new Date())
    return ['opened the demo shop (npm start -- --empty opens an empty one in a new data folder)']
  }
  await loadEmptyShop(db, new Date())
  const why = options.firstOpening ? '' : ` because ${options.realShopSign} is set`
  return [`opened an empty shop${why} (npm start -- --demo opens the demo shop in a new database)`]
}

function hasLiveKey(payments: PaymentOptions | undefined): boolean {
  return payments?.stripe !== undefined && isLiveKey(payments.stripe.secretKey)
}

async function refuseDemo(db: Db, { payments = {} }: FirstOpening, opensDemo: boolean): Promise<void> {
  if (opensDemo || payments.testPayments)
    throw new StartFailure(
      'STRIPE_SECRET_KEY is a live key, and the demo shop and test payments need a test key (sk_test_…). Leave out --demo and TEST_PAYMENTS to sell for real.',
    )
  if ((await takesTestPayments(db, payments)) || (await loadSettings(db)).demoNotice !== '')
    throw new StartFailure(
      'STRIPE_SECRET_KEY is a live key, but this is the demo shop, where orders are not real. Open your own shop in a new data folder (TOTE_DATA_DIR) or database, or make this one real: npm run order -- end-demo',
    )
}

async function isOpened(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'opened_at')
    .executeTakeFirst()
  return row !== undefined
}
