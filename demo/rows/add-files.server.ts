import type { Tx } from '#db/schema/schema.ts'
import { productFiles } from '../catalog/product-files.ts'
import type { SavedFiles } from '../saved-files.server.ts'
import { withPositions } from './add-rows.server.ts'
import type { IdsBySlug } from './ids-by-slug.server.ts'

/** Adds the files of these products. */
export async function addDemoFiles(tx: Tx, productIds: IdsBySlug, saved: SavedFiles): Promise<void> {
  const rows = [...productIds].flatMap(([slug, product_id]) =>
    withPositions(productFiles[slug] ?? []).map(({ file, kind, name, position }) => ({
      ...{ product_id, kind, name, position, stored: saved.get(file)! },
    })),
  )
  if (rows.length === 0) return
  await tx
    .insertInto('product_file')
    .values(rows.map(({ stored, ...row }) => ({ ...row, file_hash: stored.hash })))
    .execute()
}
