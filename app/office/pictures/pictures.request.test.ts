import { expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { liftedRates } from '#test/lifted-rates.ts'
import { catalogForms } from '../catalog/catalog-forms.fixture.ts'

const shop = builtShop({ rates: liftedRates })
const { open } = catalogForms(shop)

it('the pictures of the shop are listed to the last, page by page', async () => {
  const hashes = Array.from({ length: 130 }, (_, at) => at.toString(16).padStart(24, '0'))
  const rows = hashes.map(hash => ({ hash, width: 40, height: 30, uploaded_at: '2026-11-20T12:00:00.000Z' }))
  await shop.db.insertInto('picture').values(rows).execute()
  const all = await shop.db.selectFrom('picture').select('hash').execute()
  const listed: string[] = []
  let path: string | undefined = '/office/content/pictures'
  while (path) {
    const { html } = await open(path)
    listed.push(...[...html.matchAll(/\(picture:([0-9a-f]{24})\)<\/code>/g)].map(([, hash]) => hash!))
    path = /href="([^"]*\?after=[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
  }
  expect(listed).toHaveLength(all.length)
  expect(new Set(listed).size).toBe(all.length)
  expect((await open('/office/content/pictures?after=nothing')).status).toBe(200)
})
