import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { PictureFiles } from '#commerce/catalog/pictures/picture-files.server.ts'
import {
  anyProduct,
  type ProductFilter,
  type ProductSort,
} from '#commerce/catalog/products/staff-list/product-filter.ts'
import {
  type ProductList,
  readProductList,
} from '#commerce/catalog/products/staff-list/read-product-list.server.ts'
import { toAmount } from '#commerce/values/money.ts'
import type { DatabaseAddress } from '#db/connection/connection.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { addBigCatalog } from '#demo/big-shop/add-big-catalog.server.ts'
import { startPostgres } from '#scripts/test-tools/postgres.mjs'
import { openMigratedDatabase } from '#server/startup/open-migrated-database.ts'
import { summarizeTimes, timeEach } from './catalog-index/times.ts'
import { formatGoal, formatTable, formatTableNumber } from './format-table.ts'

const products = 100_000
/** Milliseconds until the list is read, at p99. */
const maxMs = 100
const repetitions = 40

type ListedView = Partial<ProductFilter> & { sort?: ProductSort; isSecondPage?: true }

/** Opens the staff's list of products with each filter, sort order and search. */
export async function measureOfficeProducts(folder: string, runs: number): Promise<string> {
  const rows: string[][] = []
  const postgres = await startPostgres()
  try {
    for (const engine of ['SQLite', 'PostgreSQL'] as const) {
      const databaseUrl = engine === 'PostgreSQL' ? await newDatabase(postgres.url) : undefined
      const dataDir = mkdtempSync(path.join(folder, 'office-products-'))
      const db = await openBigShop({ dataDir, databaseUrl })
      try {
        for (const [name, view] of Object.entries(await listedViews(db)))
          rows.push(await measure(db, `${engine}, ${name}`, view, runs))
      } finally {
        await db.destroy()
      }
    }
  } finally {
    await postgres.stop()
  }
  return formatTable(
    `Listing ${formatTableNumber(products)} products for staff (${repetitions} times, medians of ${runs} runs)`,
    ['view', 'products', 'p50 ms', 'p99 ms', 'goal'],
    rows,
  )
}

async function openBigShop(address: DatabaseAddress): Promise<Db> {
  const db = await openMigratedDatabase(address)
  const pictures = new PictureFiles(path.join(address.dataDir, 'pictures'))
  await addBigCatalog(db, pictures, { products, now: new Date() })
  return db
}

async function listedViews(db: Db): Promise<Record<string, ListedView>> {
  const { sku } = await db.selectFrom('variant').select('sku').orderBy('id', 'desc').executeTakeFirstOrThrow()
  const { slug: brand } = await db
    .selectFrom('brand')
    .select('slug')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const { tag } = await db.selectFrom('product_tag').select('tag').executeTakeFirstOrThrow()
  const { slug: category } = await db
    .selectFrom('category')
    .select('slug')
    .where('parent_id', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return {
    newest: {},
    'second page': { isSecondPage: true },
    'by title': { sort: 'title' },
    'best selling': { sort: 'best-selling' },
    published: { state: 'published' },
    drafts: { state: 'draft' },
    removed: { state: 'removed' },
    category: { category },
    brand: { brand },
    tag: { tag },
    'low stock': { stock: 'low' },
    'sold out': { stock: 'sold-out' },
    'on sale': { isOnSale: true },
    'price 20 to 30': { minPrice: toAmount(2000), maxPrice: toAmount(3000) },
    'no picture': { missing: 'picture' },
    'no alt text': { missing: 'alt-text' },
    'search "linen"': { search: 'linen' },
    'search "linen shirt"': { search: 'linen shirt' },
    'search without results': { search: 'zzxy' },
    'search by SKU': { search: sku },
    'search in drafts by title': { search: 'linen', state: 'draft', sort: 'title' },
  }
}

async function measure(
  db: Db,
  name: string,
  { sort = 'newest', isSecondPage, ...filter }: ListedView,
  runs: number,
): Promise<string[]> {
  const request = { filter: { ...anyProduct, ...filter }, sort, lowStock: 3 }
  const first = await readProductList(db, request)
  const after = isSecondPage && first.next ? first.next : undefined
  const read = (): Promise<ProductList> => readProductList(db, { ...request, after })
  const times: number[][] = []
  for (let run = 0; run < runs; run++) times.push(await timeEach(Array(repetitions).fill(0), read))
  const { p50, p99 } = summarizeTimes(times)
  const numbers = [formatTableNumber(first.total), formatTableNumber(p50, 1), formatTableNumber(p99, 1)]
  return [name, ...numbers, formatGoal(p99 <= maxMs, `${maxMs} ms`)]
}

async function newDatabase(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create database office_products')
  await client.end()
  return Object.assign(new URL(url), { pathname: '/office_products' }).href
}
