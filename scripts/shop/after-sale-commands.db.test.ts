import { describe, expect, it } from 'vitest'
import { readReturns } from '#commerce/after-sale/returns/return-store.server.ts'
import { returningShop } from '#commerce/after-sale/returns/returning-shop.fixture.ts'
import { afterMinutes } from '#commerce/cart/cart-shop.fixture.ts'
import { requestRefund } from '#commerce/payments/refunds/request-refund.server.ts'
import { toAmount } from '#commerce/values/money.ts'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import { databases } from '#test/databases.ts'
import { blackTeeSku } from '#test/demo-skus.ts'
import { returnCommands } from './after-sale-commands.ts'
import type { CommandInput } from './command.ts'

describe.each(databases)('commands of returns, on %s', kind => {
  it('list what returns refund, after an earlier refund of their order', async () => {
    const { db, order, requestNumber, by } = await returningShop(kind)
    const number = await requestNumber({ [blackTeeSku]: 2 })
    const goodwill = {
      ...{ amount: toAmount(order.total - 123), purpose: { cause: 'goodwill', note: '' } as const },
      ...{ key: 'goodwill', ...by(afterMinutes(65)) },
    }
    await inOneCommit(db, tx => requestRefund(tx, order.id, goodwill))
    const { lines } = await returnCommands.list!.run({ db } as CommandInput)
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^${number} .* \\$1\\.23$`))])
  })

  it('receive returns by SKUs in any case', async () => {
    const { db, order, requestNumber } = await returningShop(kind)
    const number = await requestNumber({ [blackTeeSku]: 2 })
    const receive = (count: string) =>
      returnCommands.receive!.run({ db, words: [number, count], now: afterMinutes(70) } as CommandInput)
    expect(await receive('no-such=1')).toMatchObject({ ok: false })
    expect(await receive(`${blackTeeSku.toLowerCase()}=1`)).toMatchObject({ ok: true })
    expect((await readReturns(db, order.id))[0]).toMatchObject({ arrivals: 1, lines: [{ received: 1 }] })
  })
})
