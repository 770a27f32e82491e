import { describe, expect, it } from 'vitest'
import { officeOrderListMessages as messages } from '#messages/office/order-list.ts'
import { builtShop } from '#test/built-shop.ts'
import { officeRequests } from '#web/staff/office-requests.fixture.ts'

const { open } = officeRequests(builtShop(), 'packer')

async function read(path: string): Promise<string> {
  return (await open(path)).html.replaceAll('<!-- -->', '')
}

describe('filters of the list that can’t be read', () => {
  it('are named at the list and beside their fields, and the others apply', async () => {
    const html = await read('/office/orders?from=yesterday&min=much&product=no-such-thing&state=paid')
    for (const name of ['from', 'min', 'product'] as const) {
      const typed = { from: 'yesterday', min: 'much', product: 'no-such-thing' }[name]
      const reason = messages.unread[name](typed)
      expect(html).toContain(messages.leftOutFilter(messages.fields[name], reason))
      expect(html).toMatch(new RegExp(`aria-describedby="filter-${name}-note"`))
      expect(html).toMatch(new RegExp(`id="filter-${name}-note"[^>]*>${reason[0]!}`))
    }
    expect(html).toContain(`${messages.fields.state} <b>${messages.states.paid}</b>`)
    expect(await read('/office/orders?from=2020-01-01&min=0')).not.toContain('was left out')
  })
})
