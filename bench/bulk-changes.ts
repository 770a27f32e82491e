import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { PictureFiles } from '#commerce/catalog/pictures/picture-files.server.ts'
import { anyProduct } from '#commerce/catalog/products/staff-list/product-filter.ts'
import { finishChangeBatches } from '#commerce/editing/compensations/change-batches-job.server.ts'
import { compensations } from '#commerce/editing/compensations/compensations.server.ts'
import { undo } from '#commerce/editing/compensations/undo.server.ts'
import { findBulkPreview } from '#commerce/editing/products/bulk/bulk-preview-store.server.ts'
import { previewBulkChange } from '#commerce/editing/products/bulk/preview-bulk-change.server.ts'
import { saveBulkChange } from '#commerce/editing/products/bulk/save-bulk-change.server.ts'
import { addTestStaff } from '#commerce/people/staff/staff.fixture.ts'
import { namedStaff } from '#commerce/values/actor.fixture.ts'
import type { DatabaseAddress } from '#db/connection/connection.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { addBigCatalog } from '#demo/big-shop/add-big-catalog.server.ts'
import { startPostgres } from '#scripts/test-tools/postgres.mjs'
import { openMigratedDatabase } from '#server/startup/open-migrated-database.ts'
import { formatGoal, formatTable, formatTableNumber, median } from './format-table.ts'

/** More than 10,000 variants. */
const products = 3000
const variants = 10_000
/** For the change, and for its undo. */
const maxSeconds = 3
const actor = namedStaff('Bench')

interface BulkTimes {
  preview: number
  save: number
  undo: number
}

/** Previews, saves and undoes a change of 10,000 prices as the office does. */
export async function measureBulkChanges(folder: string, runs: number): Promise<string> {
  const rows: string[][] = []
  const postgres = await startPostgres({ durable: true })
  try {
    for (const engine of ['SQLite', 'PostgreSQL'] as const) {
      const databaseUrl = engine === 'PostgreSQL' ? await newDatabase(postgres.url) : undefined
      const db = await openShop({ dataDir: mkdtempSync(path.join(folder, 'bulk-')), databaseUrl })
      try {
        const staffId = await addTestStaff(db)
        const times: BulkTimes[] = []
        for (let run = 0; run < runs; run++) times.push(await measureOnce(db, staffId))
        rows.push(toRow(engine, times))
      } finally {
        await db.destroy()
      }
    }
  } finally {
    await postgres.stop()
  }
  return formatTable(
    `Changing ${formatTableNumber(variants)} prices in the office and undoing it (medians of ${runs} runs)`,
    ['database', 'preview s', 'save s', 'undo s', 'undo/save', 'slowest s', 'goal'],
    rows,
  )
}

async function openShop(address: DatabaseAddress): Promise<Db> {
  const db = await openMigratedDatabase(address)
  const pictures = new PictureFiles(path.join(address.dataDir, 'pictures'))
  await addBigCatalog(db, pictures, { products, now: new Date() })
  const surplus = db.selectFrom('variant').select('id').orderBy('id').offset(variants).limit(1_000_000)
  await db
    .updateTable('variant')
    .set({ removed_at: new Date().toISOString() })
    .where('id', 'in', surplus)
    .execute()
  return db
}

async function measureOnce(db: Db, staffId: number): Promise<BulkTimes> {
  const now = new Date()
  const rule = { change: 'lower-percent', value: 1000, rounding: 'ninety-five', compareAt: 'clear' } as const
  const action = { kind: 'price', rule } as const
  const selection = { ids: null, filter: anyProduct, leftOut: [] }
  const request = { kind: 'price', selection, action, typed: {}, returnTo: '/office/products' } as const
  const started = performance.now()
  const made = await previewBulkChange(db, request, { staffId, currency: 'USD', lowStock: 3, now })
  const shown = made.ok ? await findBulkPreview(db, made.id, staffId) : undefined
  if (!shown || shown.plan.rows.length < 0.95 * variants) throw new Error('Too few prices would change.')
  const previewed = performance.now()
  const origin = { actor, reason: 'lowered by 10%', cause: 'bulk', now } as const
  const saved = await saveBulkChange(db, shown, origin, compensations)
  await finishChangeBatches(db)
  if (saved.changed !== shown.plan.rows.length) throw new Error('Prices were left out.')
  const changed = performance.now()
  const undone = await undo(db, saved.changeSet, { actor, now })
  if (!undone.ok) throw new Error(`Not undone: ${undone.reason}`)
  await finishChangeBatches(db)
  const ended = performance.now()
  return {
    preview: (previewed - started) / 1000,
    save: (changed - previewed) / 1000,
    undo: (ended - changed) / 1000,
  }
}

async function newDatabase(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create database bulk_changes')
  await client.end()
  return Object.assign(new URL(url), { pathname: '/bulk_changes' }).href
}

function toRow(engine: string, times: readonly BulkTimes[]): string[] {
  const of = (part: keyof BulkTimes) => median(times.map(time => time[part]))
  const slowest = Math.max(...times.flatMap(({ save, undo }) => [save, undo]))
  return [
    engine,
    ...(['preview', 'save', 'undo'] as const).map(part => formatTableNumber(of(part), 2)),
    formatTableNumber(of('undo') / of('save'), 2),
    formatTableNumber(slowest, 2),
    formatGoal(slowest <= maxSeconds, `${maxSeconds} s`),
  ]
}
