import { expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'

const shop = builtShop()

it('an unexpected failure shows only a number that the log explains', async () => {
  await shop.db.schema.alterTable('benefit').renameTo('benefit_gone').execute()
  const response = await shop.fetch('/productDetails/school-bag')
  const html = await response.text()
  await shop.db.schema.alterTable('benefit_gone').renameTo('benefit').execute()

  expect(response.status).toBe(500)
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const id = response.headers.get('x-request-id')!
  expect(html).toContain(id)
  expect(html).toContain('Something went wrong on our side')
  expect(html).not.toMatch(/benefit|node_modules|sqlite|\n +at /i)
  expect(shop.logged).toContainEqual(
    expect.objectContaining({ event: 'unexpected-failure', id, error: expect.stringContaining('benefit') }),
  )
  expect((await shop.fetch('/productDetails/school-bag')).status).toBe(200)
})
