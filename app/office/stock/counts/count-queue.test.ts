import { expect, it } from 'vitest'
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
