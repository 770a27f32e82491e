import { Buffer } from 'node:buffer'
import { beforeAll, describe, expect, it } from 'vitest'
import { addListedOrders, type FixtureOrder } from '#commerce/orders/order-list/listed-orders.fixture.ts'
import { findOrAddAccount } from '#commerce/people/accounts/account-store.server.ts'
import { readZip } from '#commerce/people/accounts/export/read-zip.fixture.ts'
import { latestEmailFacts } from '#commerce/people/accounts/sign-in/sign-in.fixture.ts'
import { shopDate } from '#commerce/values/zoned-time.ts'
import { changedRowMessages } from '#messages/office/changed-rows.ts'
import { changeMessages } from '#messages/office/changes.ts'
import { customerDataMessages as texts } from '#messages/office/customer-data.ts'
import { builtShop } from '#test/built-shop.ts'
import { liftedRates } from '#test/lifted-rates.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'
import { orderForms } from '../orders/order/order-forms.fixture.ts'

const shop = builtShop({ rates: liftedRates })
const { read, send } = orderForms(shop)
let orders: FixtureOrder[] = []

beforeAll(async () => {
  orders = await addListedOrders(shop.db, 20)
})

const pathOf = (order: FixtureOrder) => `/office/customers/${order.number}`
const accountOf = (email: string) =>
  shop.db.transaction().execute(tx => findOrAddAccount(tx, email, new Date()))

describe('the data of a customer in the office', () => {
  let cookie = ''
  const download = async (path: string, format: string) => {
    cookie ||= await officeCookie(shop, 'owner', { name: 'Grace' })
    const body = new URLSearchParams({ format })
    return shop.fetch(`${path}/data/file`, { method: 'POST', body, headers: { cookie, origin: shop.origin } })
  }

  it('is downloaded as JSON and as a ZIP file of tables, which Changes shows without the address', async () => {
    const [order] = orders
    const path = pathOf(order!)
    expect((await read(path)).html).toContain(`href="${path}/data"`)
    const { html } = await read(`${path}/data`)
    for (const part of [texts.file.csv, texts.file.json, texts.file.leftOutOfGuest])
      expect(html).toContain(part)
    const json = await download(path, 'json')
    const day = shopDate(new Date(), 'America/New_York')
    const headers = ['content-type', 'cache-control', 'content-disposition'].map(one => json.headers.get(one))
    expect([json.status, ...headers]).toEqual([
      ...[200, 'application/json; charset=utf-8', 'no-store'],
      `attachment; filename="customer-data-${day}.json"`,
    ])
    const document = (await json.json()) as { account?: object; orders: { email: string }[] }
    expect(document.account).toBeUndefined()
    expect(new Set(document.orders.map(({ email }) => email))).toEqual(new Set([order!.email]))
    const csv = await download(path, 'csv')
    expect(csv.headers.get('content-type')).toBe('application/zip')
    const files = readZip(Buffer.from(await csv.arrayBuffer()))
    expect(files.get('orders.csv')).toContain(order!.number)
    const changes = (await read('/office/changes?about=customers')).html
    expect(changes).toContain(changedRowMessages.downloaded(changedRowMessages.customer(order!.number)))
    expect(changes).toContain(changeMessages.cannotUndo.download)
    expect(changes).not.toContain(order!.email)
  })

  it('is given in no other format, and for no unknown customer', async () => {
    expect((await download(pathOf(orders[0]!), 'exe')).status).toBe(400)
    expect((await download('/office/customers/a999', 'json')).status).toBe(404)
  })

  it('takes a role that edits customers, and a fresh proof', async () => {
    const path = `${pathOf(orders[0]!)}/data`
    for (const person of ['packer', 'editor'] as const) {
      expect((await read(path, person)).status).toBe(403)
      expect((await send(`${path}/file`, { format: 'json' }, person)).status).toBe(403)
    }
    const page = await send(`${path}/file`, { format: 'json' }, 'unproven')
    expect([page.status, page.to]).toEqual([307, expect.stringContaining('/office/confirm')])
  })
})

describe('deleting a customer in the office', () => {
  const deletions = () => shop.db.selectFrom('customer_deletion').selectAll().execute()

  it('says what is deleted, what stays and what is open, and is undone', async () => {
    const order = orders[1]!
    const path = pathOf(order)
    await shop.db.updateTable('customer_order').set({ state: 'paid' }).where('id', '=', order.id).execute()
    const { html } = await read(`${path}/delete`)
    const { deleted, stays, openTitle, later } = texts.deletion
    for (const part of [...deleted.guest, ...stays.both, ...stays.guest, openTitle, later])
      expect(html).toContain(part)
    expect(await deletions()).toEqual([])
    const done = await send(`${path}/delete`)
    expect([done.status, done.to]).toEqual([303, path])
    expect(await deletions()).toMatchObject([{ account_id: null, email: order.email }])
    const again = await send(`${path}/delete`)
    expect(again.notice).toMatchObject({ text: texts.deletion.scheduledBefore, changeSet: null })
    const page = (await read(path)).html
    expect(page).toContain(texts.deletion.keep.guest)
    expect(page).not.toContain(`href="${path}/delete"`)
    const scheduled = (await read(`${path}/delete`)).html
    expect(scheduled).toContain(`action="${path}/keep"`)
    const undo = `/office/changes/${done.notice!.changeSet}/undo`
    expect((await send(undo, {}, 'unproven')).to).toContain('/office/confirm')
    expect(await deletions()).toHaveLength(1)
    await send(undo)
    expect(await deletions()).toEqual([])
    expect((await read('/office/changes?about=customers')).html).not.toContain(order.email)
  })

  it('is stopped by the customer with the link of the email, without an account', async () => {
    const order = orders[2]!
    await send(`${pathOf(order)}/delete`)
    const { token } = await latestEmailFacts(shop.db, 'data-deletion', order.email)
    const link = `/account/delete/cancel/${token}`
    expect(await (await shop.fetch(link)).text()).toContain('Keep my data')
    const answer = await shop.fetch(link, {
      method: 'POST',
      headers: { origin: shop.origin },
      body: new URLSearchParams(),
    })
    expect([answer.status, (await answer.text()).includes('Your data stays')]).toEqual([200, true])
    expect(await deletions()).toEqual([])
    const answered = await send(`${pathOf(order)}/keep`)
    expect(answered.notice!.text).toBe(texts.deletion.notKept)
  })

  it('marks an account as its owner would, and keeps it', async () => {
    const order = orders[3]!
    const { id } = await accountOf(order.email)
    const path = pathOf(order)
    expect((await read(`${path}/delete`)).html).toContain(texts.deletion.deleted.account[0])
    await send(`${path}/delete`)
    expect(await deletions()).toMatchObject([{ account_id: id, email: null }])
    const answered = await send(`${path}/keep`)
    expect(answered).toMatchObject({ to: path, notice: { text: texts.deletion.staysNow.account } })
    expect(await deletions()).toEqual([])
  })

  it('takes a role that edits customers, and a fresh proof', async () => {
    const path = pathOf(orders[4]!)
    for (const person of ['packer', 'editor'] as const)
      for (const page of ['delete', 'keep'])
        expect((await send(`${path}/${page}`, {}, person)).status).toBe(403)
    const unproven = await send(`${path}/delete`, {}, 'unproven')
    expect(unproven.to).toContain('/office/confirm')
    expect((await read(`${path}/delete`, 'unproven')).status).toBe(303)
    expect(await deletions()).toEqual([])
  })
})
