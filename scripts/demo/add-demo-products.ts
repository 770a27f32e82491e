import path from 'node:path'
import { PictureFiles } from '#commerce/catalog/pictures/picture-files.server.ts'
import { addBigCatalog } from '#demo/big-shop/add-big-catalog.server.ts'
import { demoCommandMessages } from '#messages/demo-command.ts'
import { openMigratedDatabase } from '#server/startup/open-migrated-database.ts'
import { StartFailure } from '#server/startup/start-failure.ts'
import { readEnvironment } from '#web/environment/environment.server.ts'
import { showProgress } from './progress.ts'

/** The exit code of a shell after Ctrl-C. */
const interruptedExitCode = 130

/** Adds products until the shop has this many besides the demo shop's own. */
export async function addDemoProducts(products: number): Promise<void> {
  const read = readEnvironment(process.env)
  if (!read.ok) return fail(read.reason)
  if (read.environment.realShopVariable === 'STRIPE_SECRET_KEY') return fail(demoCommandMessages.liveKey)
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())
  try {
    await addProducts(read.environment, products, stop.signal)
  } catch (error) {
    if (error instanceof StartFailure) return fail(error.message)
    throw error
  }
}

async function addProducts(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
  products: number,
  stop: AbortSignal,
): Promise<void> {
  const db = await openMigratedDatabase({ dataDir, databaseUrl })
  try {
    const progress = showProgress(process.stdout, products)
    let first: number | undefined
    const count = await addBigCatalog(db, new PictureFiles(path.join(dataDir, 'pictures')), {
      products,
      now: new Date(),
      stop,
      onProgress: done => {
        first ??= done
        progress.show(done)
      },
    })
    progress.end()
    const added = count - (first ?? count)
    const seconds = Math.round(performance.now() / 1000)
    printLine(demoCommandMessages.finished({ added, seconds, total: count }))
    if (count < products) {
      printLine(demoCommandMessages.stopped)
      process.exitCode = interruptedExitCode
    }
  } finally {
    await db.destroy()
  }
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(reason: string): void {
  process.stderr.write(`${reason}\n`)
  process.exitCode = 1
}
