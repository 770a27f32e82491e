import { expect, it } from 'vitest'
import { toAmount } from '../../values/money.ts'
import { findSetupStates, isSetUp, type SetupFacts, type SetupStep } from './setup.ts'

const done: SetupFacts = {
  ...{ name: 'Harbor Goods', logo: 'harbor', email: 'hello@shop.example', address: '1 Pier', country: 'US' },
  isInZone: true,
  ...{ taxRates: 1, isUntaxed: false, delivery: [{ name: 'Standard', price: toAmount(500) }] },
  ...{ bankAccount: true, online: null, sendsEmails: true },
  testEmail: { to: 'ada@shop.example', sentAt: 'now', failedAt: null, createdAt: 'then', error: null },
  ...{ product: { title: 'Mug', price: toAmount(1200) }, draft: null },
  pages: [{ kind: 'privacy', slug: 'privacy-policy', isWritten: true, isLinked: true }],
}

it('is done when everything is', () => {
  const states = findSetupStates(done)
  expect(states.map(({ problem }) => problem)).toEqual(Array(7).fill(null))
  expect(isSetUp(states)).toBe(true)
})

const waiting = { ...done.testEmail!, sentAt: null }
const stripe = (check: 'ok' | 'refused' | 'unreachable' | null) => ({
  online: { name: 'stripe', isTest: false, check },
  bankAccount: false,
})

it.each<[SetupStep, Partial<SetupFacts>, string | null]>([
  ['shop', { name: 'Tote' }, 'default-name'],
  ['shop', { logo: 'tote' }, 'default-logo'],
  ['shop', { address: '' }, 'no-address'],
  ['shop', { email: '' }, 'no-email'],
  ['taxes', { taxRates: 0 }, 'no-rate'],
  ['taxes', { taxRates: 0, isUntaxed: true }, null],
  ['delivery', { delivery: [] }, 'no-method'],
  ['delivery', { isInZone: false, delivery: [] }, 'no-zone'],
  ['payment', { bankAccount: false }, 'no-payment'],
  ['payment', { bankAccount: false, online: { name: 'test', isTest: true, check: null } }, 'no-payment'],
  ['payment', stripe(null), 'not-asked'],
  ['payment', stripe('ok'), null],
  ['payment', { ...stripe('refused'), bankAccount: true }, 'provider-refused'],
  ['payment', stripe('unreachable'), 'provider-unreachable'],
  ['email', { testEmail: null }, 'not-sent'],
  ['email', { testEmail: waiting }, 'sending'],
  ['email', { testEmail: { ...waiting, error: '535 no' } }, 'not-delivered'],
  ['email', { testEmail: { ...waiting, failedAt: 'now' } }, 'not-delivered'],
  ['product', { product: null }, 'no-product'],
  ['product', { product: null, draft: { id: 1, title: 'Mug' } }, 'nothing-to-buy'],
  ['pages', { pages: [{ kind: 'privacy', slug: null, isWritten: false, isLinked: true }] }, 'no-text'],
  ['pages', { pages: [{ kind: 'terms', slug: 'terms', isWritten: true, isLinked: false }] }, 'not-linked'],
])('finds in %s of %j: %s', (step, facts, problem) => {
  const states = findSetupStates({ ...done, ...facts })
  expect(states.find(state => state.step === step)!.problem).toBe(problem)
  expect(isSetUp(states)).toBe(problem === null)
})
