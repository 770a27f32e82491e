import { expect, it, onTestFinished } from 'vitest'
import { PictureFiles } from '#commerce/catalog/pictures/picture-files.server.ts'
import { BackupFolder } from '#commerce/running/backups/backup-folder.server.ts'
import { migratedDatabase, temporaryFolder } from '#test/databases.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { createJobs, startJobs } from './jobs.ts'

it('starts every background job when the shop opens', async () => {
  const db = await migratedDatabase('SQLite')
  const logged: unknown[] = []
  const log = (event: string, details: object) => void logged.push({ event, ...details })
  const dataDir = await temporaryFolder()
  const reviewPictures = new PictureFiles(dataDir)
  const backups = new BackupFolder(dataDir)
  const shop = { db, reviewPictures, backups, providers: new Map(), log } as unknown as Shop
  const closing = new AbortController()
  const options = { dataDir, smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'shop@example.com' }
  const ended = startJobs(shop, await createJobs(shop, options), closing.signal)
  onTestFinished(async () => {
    closing.abort()
    await ended
  })
  const opened = new Date().toISOString()
  const startedJobs = async () => {
    const rows = await db.selectFrom('job').selectAll().orderBy('name').execute()
    return rows.filter(row => row.locked_by !== null || row.due_at > opened).map(({ name }) => name)
  }
  await expect
    .poll(startedJobs)
    .toEqual([
      'back-in-stock',
      'backup',
      'change-batches',
      'clean-up',
      'count-sales',
      'delete-accounts',
      'lost-payments',
      'payment-mismatches',
      'payment-reminders',
      'price-drops',
      'product-pairs',
      'publish-products',
      'refunded-returns',
      'refunds',
      'render-emails',
      'sales-totals',
      'send-bulk-emails',
      'send-emails',
      'show-due-content',
      'suppressed-emails',
      'unpaid-orders',
      'unused-review-pictures',
      'watch-low-stock',
    ])
  expect(logged).toEqual([])
})
