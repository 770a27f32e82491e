import { expect, it } from 'vitest'
import { startPicking } from '#commerce/orders/picking/picking.ts'
import { keepInBrowser } from '../../offline/browser-storage.fixture.ts'
import { forgetOldPicking, keepPicking, pickingKey, readPicking } from '../../pick/stored-picking.ts'
import { CountQueue, type WaitingNumber } from './count-queue.ts'

const owner = { countId: 1, staffId: 1 }
const typed = (counted: string): WaitingNumber => ({ counted, typedAt: 0 })

it('sends a number that is corrected while it is sent, one after the other', async () => {
  const queue = new CountQueue(owner)
  const answers: (() => void)[] = []
  const sent: string[] = []
  const send = async (sku: string, { counted }: WaitingNumber) => {
    sent.push(`${sku} ${counted}`)
    await new Promise<void>(resolve => answers.push(resolve))
    return true
  }
  queue.add('BAG', typed('5'))
  const first = queue.sendAll(send)
  queue.add('BAG', typed('6'))
  queue.add('POT', typed('2'))
  await queue.sendAll(send)
  expect(sent).toEqual(['BAG 5'])
  for (const expected of [['BAG 6'], ['POT 2']]) {
    answers.shift()!()
    await expect.poll(() => sent.slice(-1)).toEqual(expected)
  }
  answers.shift()!()
  await first
  expect(queue.read().size).toBe(0)
})

it('keeps numbers that were not sent', async () => {
  const queue = new CountQueue(owner)
  queue.add('BAG', typed('5'))
  await queue.sendAll(async () => false)
  expect([...queue.read().keys()]).toEqual(['BAG'])
})

it('keeps waiting numbers for the next page, of the same person and count alone', () => {
  keepInBrowser()
  new CountQueue(owner).add('BAG', typed('5'))
  expect([...new CountQueue(owner).read()]).toEqual([['BAG', typed('5')]])
  for (const other of [{ staffId: 2 }, { countId: 2 }])
    expect(new CountQueue({ ...owner, ...other }).read().size).toBe(0)
})

it('keeps picks for three days, of the same person and list alone', () => {
  keepInBrowser()
  const [now, days] = [Date.parse('2026-11-23'), 24 * 60 * 60 * 1000]
  const picks = { picking: startPicking([]), items: [], hasMore: true }
  const key = pickingKey(1, '?pick=7')
  keepPicking(key, picks, now)
  expect(readPicking(key, now + 3 * days - 1)).toMatchObject(picks)
  expect(readPicking(key, now + 3 * days)).toBeUndefined()
  for (const other of [pickingKey(2, '?pick=7'), pickingKey(1, '')])
    expect(readPicking(other, now)).toBeUndefined()
  forgetOldPicking(now + 3 * days - 1)
  expect(readPicking(key, now)).toBeDefined()
  forgetOldPicking(now + 3 * days)
  expect(readPicking(key, now)).toBeUndefined()
})
