import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { requestIdContext, shopContext } from '../shop/context.ts'
import type { Shop } from '../shop/shop.server.ts'
import { logFailure } from './log-failure.server.ts'

it('logs an unexpected failure with its request but without tokens', () => {
  const logged: unknown[] = []
  const context = new RouterContextProvider()
  context.set(shopContext, { log: (event, details) => void logged.push({ event, ...details }) } as Shop)
  context.set(requestIdContext, 'request-1')
  const token = 'Zq3_v-K7xW9pT2mB8nR4cL'
  const error = new Error(`cannot read /orders/${token}`)
  logFailure(error, new Request(`http://localhost//ORDERS/${token}/pay?key=${token}`), context)
  expect(logged).toEqual([
    {
      event: 'unexpected-failure',
      id: 'request-1',
      path: '/ORDERS/…/pay',
      error: expect.stringMatching(/^Error: cannot read \/orders\/…\n +at /),
    },
  ])
  expect(JSON.stringify(logged)).not.toContain(token)
})
