import { beforeAll, describe, expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { loadHtml } from '#test/html.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'

const shop = builtShop()
let cookie = ''
let id = 0

beforeAll(async () => {
  cookie = await officeCookie(shop, 'editor')
  const product = shop.db.selectFrom('product').select('id').where('slug', '=', 'water-pot')
  id = (await product.executeTakeFirstOrThrow()).id
})

async function upload(name: string, content: string) {
  const body = new FormData()
  body.append('files', new File([content], name, { type: 'application/pdf' }))
  const headers = { cookie, origin: shop.origin }
  const response = await shop.fetch(`/office/products/${id}/files`, { method: 'POST', headers, body })
  return response.status
}

const stored = () =>
  shop.db.selectFrom('product_file').selectAll().where('product_id', '=', id).orderBy('position').execute()

describe('files to download', () => {
  it('are uploaded in the office, and refused unless they are PDFs', async () => {
    expect(await upload('Größe.pdf', '%PDF-1.7 measures')).toBe(303)
    expect(await upload('page.pdf', '<script>alert(1)</script>')).toBe(303)
    expect(await stored()).toMatchObject([{ name: 'Größe', kind: 'manual', position: 1 }])
  })

  it('leave as attachments that run nothing', async () => {
    const [{ file_hash: hash } = { file_hash: '' }] = await stored()
    const response = await shop.fetch(`/files/${hash}.pdf`)
    expect(await response.text()).toBe('%PDF-1.7 measures')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Groe.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe.pdf`,
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
    })
    for (const other of [`${'0'.repeat(24)}.pdf`, `${hash}.html`, '..%2f..%2ftote.sqlite'])
      expect((await shop.fetch(`/files/${other}`)).status).toBe(404)
  })

  it('are listed on the page of the product with kind and size', async () => {
    const html = await loadHtml(shop, '/productDetails/gooseneck-kettle')
    expect(html).toMatch(/<a href="\/files\/[0-9a-f]{24}\.pdf" download="">How to use the kettle<\/a>/)
    expect(html).toContain('Manual, PDF, 5 KB')
    expect(await loadHtml(shop, '/productDetails')).not.toContain('Downloads')
  })
})
