import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { declareWithdrawal } from '#commerce/after-sale/withdrawals/declare-withdrawal.server.ts'
import { settingTopicNames } from '#commerce/running/settings/setting-topics.ts'
import { deliverOrderInTest } from '#test/attack/requests/deliver-order.ts'
import { formsOf } from '#test/attack/requests/page-forms.ts'
import { builtShop } from '#test/built-shop.ts'
import { liftedRates } from '#test/lifted-rates.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'
import { orderForms } from './orders/order/order-forms.fixture.ts'
import { officeRecordKinds } from './records/office-record-kinds.server.ts'
import { recordListPath } from './records/record-paths.ts'

/** The pages of each file with a form that keeps drafts. */
const pagesByFile = {
  'orders/order/edit/edit-order-page.tsx': ['/office/orders/:number/edit'],
  'orders/order/steps/refund-order-page.tsx': ['/office/orders/:number/refund'],
  'orders/order/steps/ship-order-page.tsx': ['/office/orders/:number/ship'],
  'orders/order/steps/take-back-page.tsx': ['/office/orders/:shipped/cases/:case/take-back'],
  'products/editor/new-product-page.tsx': ['/office/products/new'],
  'products/editor/options-page.tsx': ['/office/products/1/options'],
  'products/editor/product-editor-page.tsx': ['/office/products/1'],
  'records/fields/fields-form.tsx': [
    '/office/settings/emails/order-confirmed',
    ...settingTopicNames.map(topic => `/office/settings/${topic}`),
  ],
  'records/record-form.tsx': officeRecordKinds
    .filter(({ hasOwnForm }) => !hasOwnForm)
    .map(kind => `${recordListPath(kind)}/new`),
  'selling/gift-cards/new-gift-card-page.tsx': ['/office/selling/gift-cards/new'],
  'selling/promotions/promotion-form.tsx': ['/office/selling/promotions/new'],
}

it('every form that keeps drafts is tested', () => {
  const office = path.resolve('app/office')
  const files = readdirSync(office, { recursive: true, encoding: 'utf8' })
  const withForm = files.filter(
    file => file.endsWith('.tsx') && readFileSync(path.join(office, file), 'utf8').includes('<DraftForm'),
  )
  expect(withForm.toSorted()).toEqual(Object.keys(pagesByFile))
})

describe('a form whose session has ended', () => {
  const shop = builtShop({ rates: liftedRates })
  const { newOrder, send: sendOrder } = orderForms(shop)
  const numbers: Record<string, string> = {}

  beforeAll(async () => {
    const { number } = await newOrder()
    await sendOrder(`/office/orders/${number}/paid`)
    const shipped = await newOrder()
    await deliverOrderInTest(shop.db, shipped.id)
    const statement = { name: 'Ada', orderNumber: shipped.number, email: shipped.email, comment: '' }
    await declareWithdrawal(shop.db, statement, 'key-of-a-withdrawal', new Date())
    const withdrawal = await shop.db.selectFrom('withdrawal').select('number').executeTakeFirstOrThrow()
    Object.assign(numbers, { number, shipped: shipped.number, case: withdrawal.number })
  })

  const pages = Object.values(pagesByFile).flat()
  it.each(pages)('comes back whole, and is taken after signing in: %s', async route => {
    const page = route.replace(/:(\w+)/g, (_, name: string) => numbers[name]!)
    const cookie = await officeCookie(shop, 'owner', { name: page })
    const html = await (await shop.fetch(page, { headers: { cookie } })).text()
    const draftForm = html.match(/<form\s[^>]*>.*?<\/form>/gs)!.find(form => form.includes('data-key="save"'))
    const [form] = formsOf(draftForm!, page)
    const { action, fields } = form!
    const send = (target: string, cookie = '') =>
      shop.fetch(target, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { cookie, origin: shop.origin, referer: shop.origin + page },
      })
    const refused = await send(action)
    const answer = await refused.text()
    expect([refused.status, answer]).toEqual([401, expect.stringContaining('/office/sign-in?returnTo=')])
    expect(formsOf(answer, '')).toEqual([{ method: 'POST', action, fields, isMultipart: false }])
    expect(await (await send(`${action}.data`)).text()).toContain('/office/sign-in?returnTo=')
    expect([200, 303, 400, 422]).toContain((await send(action, cookie)).status)
  })
})
