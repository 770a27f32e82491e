import type { Db, Tx } from '#db/schema/schema.ts'

export type FileToEdit = Awaited<ReturnType<typeof readFilesToEdit>>[number]

/** The files of a product in order. */
export function readFilesToEdit(db: Db | Tx, productId: number) {
  return db
    .selectFrom('product_file')
    .innerJoin('file', 'file.hash', 'product_file.file_hash')
    .selectAll('product_file')
    .select('bytes')
    .where('product_id', '=', productId)
    .orderBy('position')
    .orderBy('file_hash')
    .execute()
}

/** The hashes that the shop has already. */
export async function readKnownFiles(tx: Tx, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set()
  const rows = await tx.selectFrom('file').select('hash').where('hash', 'in', hashes).execute()
  return new Set(rows.map(({ hash }) => hash))
}

/** The name that shoppers know a file by; undefined unless a product or brand that isn't removed has it. */
export async function findFileName(db: Db, hash: string): Promise<string | undefined> {
  const ofProduct = await db
    .selectFrom('product_file')
    .innerJoin('product', 'product.id', 'product_id')
    .select('name')
    .where('file_hash', '=', hash)
    .where('removed_at', 'is', null)
    .orderBy('product_id')
    .limit(1)
    .executeTakeFirst()
  if (ofProduct) return ofProduct.name
  const ofBrand = await db
    .selectFrom('brand')
    .select('name')
    .where('safety_file_hash', '=', hash)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return ofBrand?.name
}

/** The newest files, with the name that a product has for each. */
export function readFileChoices(db: Db, max: number) {
  return db
    .selectFrom('file')
    .select(['hash', 'bytes'])
    .select(file =>
      file
        .selectFrom('product_file')
        .whereRef('file_hash', '=', 'file.hash')
        .select(({ fn }) => fn.min('name').as('name'))
        .as('name'),
    )
    .orderBy('uploaded_at', 'desc')
    .orderBy('hash')
    .limit(max)
    .execute()
}

/** The next files by hash, from `after` on. */
export function readFilesFrom(db: Db, { after, limit }: { after: string; limit: number }) {
  return db
    .selectFrom('file')
    .select(['hash', 'bytes'])
    .where('hash', '>', after)
    .orderBy('hash')
    .limit(limit)
    .execute()
}
