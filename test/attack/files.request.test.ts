import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'
import { type BuiltShop, builtShop } from '../built-shop.ts'
import { liftedRates } from '../lifted-rates.ts'
import { formData, isRefused, samples, targetOf, uploads } from './form-inputs.ts'

it('every route that takes files is attacked with files', () => {
  expect(uploads.map(([url]) => url)).toEqual([
    '/orders/:token/review/:line',
    '/office/content/pictures',
    '/office/products/:id/pictures',
    '/office/products/:id/files',
    '/office/catalog/brands/:record/upload',
  ])
})

/** Names, types and contents that lie about each other. */
const hostileFiles: (readonly [name: string, type: string, content: string | Uint8Array<ArrayBuffer>])[] = [
  ['a.jpg', 'image/jpeg', ''],
  ['../../../etc/passwd', 'image/png', '\u0089PNG\r\n\u001a\n'],
  ['a.svg', 'image/jpeg', '<svg xmlns="http://www.w3.org/2000/svg"><script>zzq</script></svg>'],
  ['<script>zzq</script>.png', 'image/png', '<script>zzq</script>'],
  ['a.php', 'application/x-php', '<?php'],
  ['a.jpg', 'IMAGE/JPEG; charset=x', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0, 0])],
  ['a.webp', 'image/webp', 'RIFF\u00ff\u00ff\u00ff\u007fWEBPVP8X'],
  ['x'.repeat(300), 'image/avif', '\0\0\0\u001cftypavif'],
]

describe('each form that takes files', () => {
  const shop = builtShop({ rates: liftedRates })
  let cookie = ''

  beforeAll(async () => {
    cookie = await officeCookie(shop)
  })

  it.each(uploads)('%s survives hostile files, and leaves none behind', async (url, fields, files) => {
    const whole = Object.keys(fields).flatMap((name): [string, string][] =>
      fields[name]!.fallback ? [] : [[name, samples[name] ?? '']],
    )
    const pictures = await countPictures(shop)
    const statuses: number[] = []
    for (const field of [...Object.keys(files), '__proto__', 'stranger'])
      for (const [name, type, content] of hostileFiles) {
        const body = formData(whole)
        body.append(field, new File([content], name, { type }))
        const response = await shop.fetch(targetOf(url), {
          method: 'POST',
          body,
          headers: { origin: shop.origin, cookie },
        })
        expect(await response.text()).not.toContain('<script>zzq')
        statuses.push(response.status)
      }
    // The office leads back to the product, with a sentence.
    const refused = (status: number) => isRefused(status) || (url.startsWith('/office/') && status === 303)
    expect(statuses.filter(status => !refused(status))).toEqual([])
    expect(await countPictures(shop)).toBe(pictures)
    await expect.poll(() => readdir(path.join(shop.dataDir, 'uploads'))).toEqual([])
    expect(await readdir(shop.dataDir)).not.toContain('review-pictures')
  })
})

async function countPictures({ db }: BuiltShop): Promise<number> {
  const { count } = await db
    .selectFrom('product_picture')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
