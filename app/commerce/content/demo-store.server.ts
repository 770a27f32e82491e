import type { Db } from '../../db/schema.ts'
import { bumpCatalogVersion } from '../catalog/catalog-version-store.server.ts'

const ended = [
  { name: 'demo_notice', value: '' },
  { name: 'test_payments', value: 'off' },
]

/** Makes a demo shop a real one: without the bar above its pages, and from its next start without test payments. */
export async function endDemo(db: Db): Promise<void> {
  await db.transaction().execute(async tx => {
    // The rows stay, so that nothing that loads the demo again brings them back.
    await tx
      .insertInto('setting')
      .values(ended)
      .onConflict(on => on.column('name').doUpdateSet(row => ({ value: row.ref('excluded.value') })))
      .execute()
    await bumpCatalogVersion(tx)
  })
}
