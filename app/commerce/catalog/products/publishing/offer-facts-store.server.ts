import type { InferResult } from 'kysely'
import type { Db } from '#db/schema/schema.ts'
import { jsonRows, parseJsonRows } from '#db/statements/json-rows.ts'
import { type Makers, makersOf } from '../../companies/makers.ts'
import type { ProductFile } from '../../files/product-file.ts'

/** Facts of a product besides those that shoppers choose and compare by. */
export interface OfferFacts {
  brand: string | undefined
  /** For search engines; undefined for the title and description that shoppers read. */
  title: string | undefined
  description: string | undefined
  /** GTINs by SKU. */
  barcodes: ReadonlyMap<string, string>
  makers: Makers
  files: ProductFile[]
}

export async function readOfferFacts(db: Db, productId: number): Promise<OfferFacts> {
  const product = await selectFacts(db).where('product.id', '=', productId).executeTakeFirst()
  if (!product) return noFacts
  return {
    brand: product.brand ?? undefined,
    title: product.seo_title ?? undefined,
    description: product.seo_description ?? undefined,
    barcodes: new Map(parseJsonRows(product.barcodes).map(({ sku, barcode }) => [sku, barcode!])),
    makers: makersOf(
      product,
      {
        manufacturer_id: product.brand_manufacturer_id,
        responsible_id: product.brand_responsible_id,
        safety: product.brand_safety,
      },
      parseJsonRows(product.companies),
    ),
    files: withSafetyFile(parseJsonRows(product.files), product),
  }
}

/** That of the brand comes with products that have none of their own. */
function withSafetyFile(
  files: ProductFile[],
  { brand, safety_hash: hash, safety_bytes: bytes }: Pick<FactsRow, 'brand' | 'safety_hash' | 'safety_bytes'>,
): ProductFile[] {
  if (hash === null || files.some(({ kind }) => kind === 'safety')) return files
  return [...files, { hash, kind: 'safety', name: brand!, bytes: bytes! }]
}

type FactsRow = InferResult<ReturnType<typeof selectFacts>>[number]

const noFacts: OfferFacts = {
  ...{ brand: undefined, title: undefined, description: undefined, barcodes: new Map() },
  makers: { safety: '' },
  files: [],
}

function selectFacts(db: Db) {
  return db
    .selectFrom('product')
    .leftJoin('brand', join =>
      join.onRef('brand.id', '=', 'product.brand_id').on('brand.removed_at', 'is', null),
    )
    .leftJoin('file as safety_file', 'safety_file.hash', 'brand.safety_file_hash')
    .select(['brand.name as brand', 'seo_title', 'seo_description'])
    .select(['safety_file.hash as safety_hash', 'safety_file.bytes as safety_bytes'])
    .select(['product.manufacturer_id', 'product.responsible_id', 'product.safety'])
    .select([
      'brand.manufacturer_id as brand_manufacturer_id',
      'brand.responsible_id as brand_responsible_id',
    ])
    .select('brand.safety as brand_safety')
    .select(eb => {
      const barcodes = eb
        .selectFrom('variant')
        .select(['sku', 'barcode'])
        .whereRef('product_id', '=', 'product.id')
        .where('variant.removed_at', 'is', null)
        .where('barcode', 'is not', null)
      const companies = eb
        .selectFrom('company')
        .select(['company.id', 'company.name', 'lines', 'country', 'contact'])
        .where('company.removed_at', 'is', null)
        .where(({ eb, ref }) =>
          eb('company.id', 'in', [
            ...[ref('product.manufacturer_id'), ref('product.responsible_id')],
            ...[ref('brand.manufacturer_id'), ref('brand.responsible_id')],
          ] as never),
        )
      const files = eb
        .selectFrom('product_file')
        .innerJoin('file', 'file.hash', 'file_hash')
        .select(['file.hash', 'kind', 'product_file.name', 'file.bytes'])
        .whereRef('product_id', '=', 'product.id')
        .orderBy('position')
      return [
        jsonRows(db, barcodes).as('barcodes'),
        jsonRows(db, companies).as('companies'),
        jsonRows(db, files).as('files'),
      ]
    })
}
