import path from 'node:path'
import { PictureFiles } from '../app/commerce/pictures/picture-files.server.ts'
import { readEnvironment } from '../app/web/environment.server.ts'
import { addBigCatalog } from '../demo/big-shop/add-big-catalog.server.ts'
import { openMigrated } from '../server/open-migrated.ts'
import { StartFailure } from '../server/start-failure.ts'
import { inWords, showProgress } from './progress.ts'

/** How a shell names the end of a program by Ctrl-C. */
const interrupted = 130

/** Adds products to the shop of this environment until it has as many beside the demo shop's own, and says so. */
export async function fillShop(products: number): Promise<void> {
  const read = readEnvironment(process.env)
  if (!read.ok) return fail(read.because)
  if (read.environment.realShopSign === 'STRIPE_SECRET_KEY')
    return fail(
      'STRIPE_SECRET_KEY is a live key: invented products are only for demo shops. Nothing was changed.',
    )
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())
  try {
    await fill(read.environment, products, stop.signal)
  } catch (error) {
    if (error instanceof StartFailure) return fail(error.message)
    throw error
  }
}

async function fill(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
  products: number,
  stop: AbortSignal,
): Promise<void> {
  const db = await openMigrated({ dataDir, databaseUrl })
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
    say(
      `${inWords(added)} products added in ${seconds} s; the shop has ${inWords(count)} beside the demo shop's own.`,
    )
    if (count < products) {
      say('Stopped. The same command goes on from here.')
      process.exitCode = interrupted
    }
  } finally {
    await db.destroy()
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(because: string): void {
  process.stderr.write(`${because}\n`)
  process.exitCode = 1
}
