import { type ProcessStateName, readProcessState, saveProcessState } from '#db/process-state-store.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import type { TestEmail } from './setup.ts'

type SetupNote = Extract<ProcessStateName, `setup_${string}`>

const setupNotes: readonly SetupNote[] = [
  ...(['setup_test_email', 'setup_payment_check'] as const),
  ...(['setup_untaxed_at', 'setup_dismissed_at'] as const),
]

export async function readSetupNotes(db: Db): Promise<Partial<Record<SetupNote, string>>> {
  const rows = await db
    .selectFrom('process_state')
    .select(['name', 'value'])
    .where('name', 'in', setupNotes)
    .execute()
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

export async function isSetupHidden(db: Db): Promise<boolean> {
  return (await readProcessState(db, 'setup_dismissed_at')) !== undefined
}

export async function saveSetupNote(db: Db | Tx, name: SetupNote, value: string): Promise<void> {
  await saveProcessState(db, name, value)
}

export async function deleteSetupNote(db: Db, name: SetupNote): Promise<void> {
  await db.deleteFrom('process_state').where('name', '=', name).execute()
}

export async function findTestEmail(db: Db, key: string): Promise<TestEmail | null> {
  const row = await db
    .selectFrom('email')
    .select(['recipient as to', 'created_at as createdAt', 'sent_at as sentAt'])
    .select(['failed_at as failedAt', 'last_error as error'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return row ?? null
}

export async function isInDeliveryZone(db: Db, country: string): Promise<boolean> {
  const row = await db
    .selectFrom('delivery_zone_country')
    .select('zone_id')
    .where('country', '=', country)
    .executeTakeFirst()
  return row !== undefined
}

/** The first product that shoppers can buy, by SKU. */
export async function findFirstSellable(db: Db): Promise<{ sku: string; title: string } | undefined> {
  return db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(['sku', 'title'])
    .where('published_at', 'is not', null)
    .where('variant.removed_at', 'is', null)
    .where('available', '>', 0)
    .orderBy('product.id')
    .orderBy('variant.position')
    .limit(1)
    .executeTakeFirst()
}

export async function findNewestProduct(db: Db): Promise<{ id: number; title: string } | null> {
  const row = await db
    .selectFrom('product')
    .select(['id', 'title'])
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}
