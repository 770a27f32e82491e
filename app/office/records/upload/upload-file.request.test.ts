import { expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'
import { noticeIn, officeRequests } from '#web/staff/office-requests.fixture.ts'

const shop = builtShop()
const { open, post } = officeRequests(shop, 'editor')
const path = '/office/catalog/brands/brand-2'

async function upload(content: string, cookie: string) {
  const body = new FormData()
  body.append('file', new File([content], 'Safety.pdf', { type: 'application/pdf' }))
  const headers = { cookie, origin: shop.origin }
  const response = await shop.fetch(`${path}/upload`, { method: 'POST', headers, body, redirect: 'manual' })
  return { to: response.headers.get('location'), notice: noticeIn(response.headers.getSetCookie()) }
}

const hashOf = async () =>
  (
    await shop.db
      .selectFrom('brand')
      .select('safety_file_hash')
      .where('slug', '=', 'brand-2')
      .executeTakeFirstOrThrow()
  ).safety_file_hash

it('uploads the safety information of a brand, which shoppers download until it is undone', async () => {
  const cookie = await officeCookie(shop, 'owner')
  expect(await upload('no PDF', cookie)).toMatchObject({ to: path, notice: { changeSet: null } })
  expect(await hashOf()).toBeNull()
  const { notice } = await upload('%PDF-1.7 hot', cookie)
  const hash = await hashOf()
  expect((await open(path)).html).toContain(`<option value="${hash}" selected="">PDF (`)
  expect(await (await shop.fetch(`/files/${hash}.pdf`)).text()).toBe('%PDF-1.7 hot')
  await post(`/office/changes/${notice!.changeSet}/undo`, { returnTo: path }, 'manager')
  expect(await hashOf()).toBeNull()
  expect((await shop.fetch(`/files/${hash}.pdf`)).status).toBe(404)
})
