import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { LoopbackService, neverRespond } from '#commerce/catalog/product-list/loopback-service.fixture.ts'
import { temporaryFolder } from '#test/databases.ts'

it('removes temporary folders of a killed shop, and its own on closing', async () => {
  const { openShop }: typeof import('../main.ts') = await import(path.resolve('build', 'server', 'index.js'))
  const service = await new LoopbackService(neverRespond).open()
  onTestFinished(() => service.close())
  const dataDir = await temporaryFolder()
  const temporary = await temporaryFolder()
  vi.stubEnv('TMPDIR', temporary)
  onTestFinished(() => void vi.unstubAllEnvs())
  const made = path.join(dataDir, 'pictures', 'made')
  const invoices = path.join(dataDir, 'invoices')
  const ending = '01234567-0123-0123-0123-0123456789ab'
  for (const [folder, name] of [
    [made, '0123456789abcdef01234567-100.avif'],
    [invoices, '000001-T-7KQ4-M2XA.pdf'],
  ] as const) {
    const unfinished = path.join(folder, `${name}.${ending}`)
    await mkdir(folder, { recursive: true })
    await writeFile(unfinished, 'half')
    await utimes(unfinished, new Date('2020-01-01'), new Date('2020-01-01'))
  }
  const uploads = path.join(dataDir, 'uploads')
  await mkdir(path.join(uploads, 'request-abc123'), { recursive: true })
  await utimes(path.join(uploads, 'request-abc123'), new Date('2020-01-01'), new Date('2020-01-01'))

  const options = { dataDir, productListUrl: service.origin, warmPictures: false, log: () => {} }
  const shop = await openShop({ ...options, firstOpening: 'empty' })
  const remaining = await Promise.all([made, invoices, uploads].map(folder => readdir(folder)))
  expect(remaining).toEqual([[], [], []])
  expect(await readdir(temporary)).toEqual([expect.stringMatching(/^tote-product-list-\d+-\w{6}$/)])
  await shop.close()
  expect(await readdir(temporary)).toEqual([])
})
