import type { Db } from '../../db/schema/schema.ts'
import { bumpCatalogVersion } from '../catalog/catalog-version-store.server.ts'
import { writeSettings } from '../settings/setting-store.server.ts'

const endedDemoSettings = [
  { name: 'demo_notice', value: '' },
  { name: 'test_payments', value: 'off' },
]

/** Makes a demo shop a real one: without the bar above its pages, and from its next start without test payments. */
export async function endDemo(db: Db): Promise<void> {
  await db.transaction().execute(async tx => {
    // The rows stay, so that nothing that loads the demo again brings them back.
    await writeSettings(tx, endedDemoSettings)
    await bumpCatalogVersion(tx)
  })
}
