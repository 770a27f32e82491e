import { cp, mkdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

const build = path.join(import.meta.dirname, '..', '..', 'build')
const server = path.join(build, 'server', 'index.js')

/** The data folder of a demo shop with all pictures rendered. Every worker opens a copy. */
export const demoDataDir = path.join(build, 'e2e-shop')
const finished = path.join(demoDataDir, 'finished')

/** Opens the demo shop once per build, because rendering its pictures takes long. */
export default async function globalSetup(): Promise<void> {
  const built = await modifiedAt(server)
  if (built === 0) throw new Error('There is no built shop. Run "node scripts/build.mjs" first.')
  if ((await modifiedAt(finished)) > built) return
  await rm(demoDataDir, { recursive: true, force: true })
  await mkdir(demoDataDir, { recursive: true })
  const { openShop }: typeof import('../../server/main.ts') = await import(server)
  const shop = await openShop({ dataDir: demoDataDir, log: () => {} })
  await shop.warming
  await shop.close()
  await writeFile(finished, '')
}

async function modifiedAt(file: string): Promise<number> {
  return stat(file).then(
    found => found.mtimeMs,
    () => 0,
  )
}

export async function copyDemoData(folder: string): Promise<void> {
  await cp(demoDataDir, folder, { recursive: true })
}
