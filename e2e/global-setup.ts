import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { openShop, type RunningShop } from './open-shop.ts'

const pagesWithPictures = ['/', '/Shop', '/Shop/category-2', '/productDetails', '/productDetails?color=black']

/** Opens the demo shop once and makes its pictures; every worker copies this folder and opens a shop of its own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!existsSync(path.join(import.meta.dirname, '..', 'build', 'server', 'index.js')))
    throw new Error('There is no built shop. Run "node scripts/build.mjs" first.')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tote-e2e-'))
  const shop = await openShop(folder)
  await makePictures(shop)
  await shop.close()
  process.env.TOTE_E2E_TEMPLATE = folder
  return () => rm(folder, { recursive: true, force: true })
}

/** Asks for the pictures in the widths of these screens, so that no journey waits for an encoder. */
async function makePictures({ url }: RunningShop): Promise<void> {
  const pages = await Promise.all(
    pagesWithPictures.map(page => fetch(url + page).then(answer => answer.text())),
  )
  const addresses = new Set(pages.join().match(/\/pictures\/[0-9a-f]+-(320|480)\.avif/g))
  await Promise.all([...addresses].map(async address => (await fetch(url + address)).arrayBuffer()))
}
