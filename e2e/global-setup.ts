import { cp, mkdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

const build = path.join(import.meta.dirname, '..', 'build')
const server = path.join(build, 'server', 'index.js')

/** The data folder of a demo shop with all its pictures made. Every worker copies it and opens a shop of its own. */
export const openedShop = path.join(build, 'e2e-shop')
const finished = path.join(openedShop, 'finished')

/** Opens the demo shop once for each build: its pictures take longer than all that a worker does to open. */
export default async function globalSetup(): Promise<void> {
  const built = await changed(server)
  if (built === 0) throw new Error('There is no built shop. Run "node scripts/build.mjs" first.')
  if ((await changed(finished)) > built) return
  await rm(openedShop, { recursive: true, force: true })
  await mkdir(openedShop, { recursive: true })
  const { openShop }: typeof import('../server/main.ts') = await import(server)
  const shop = await openShop({ dataDir: openedShop, log: () => {} })
  await shop.warming
  await shop.close()
  await writeFile(finished, '')
}

async function changed(file: string): Promise<number> {
  return stat(file).then(
    found => found.mtimeMs,
    () => 0,
  )
}

/** A data folder of their own for those who open a shop. */
export async function copyOpenedShop(folder: string): Promise<void> {
  await cp(openedShop, folder, { recursive: true })
}
