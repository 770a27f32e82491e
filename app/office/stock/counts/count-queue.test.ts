import { beforeEach, expect, it } from 'vitest'
import { startPicking } from '#commerce/orders/picking/picking.ts'
import { keepInBrowser } from '#web/browser/browser-storage.fixture.ts'
import type { ChangeSenderDependencies, PostResult } from '#web/browser/change-sender.ts'
import {
  forgetOldPicking,
  keepPicking,
  pickingKey,
  readPicking,
} from '../../orders/picking/stored-picking.ts'
import { CountQueue } from './count-queue.ts'

const owner = { countId: 1, staffId: 1 }
const saved: PostResult = { response: { ok: true, message: '' } }
const numbersOf = ({ changes }: CountQueue) =>
  changes.state.pending.map(({ fields: { sku, counted } }) => `${sku} ${counted}`)

/** A queue whose numbers are sent by `post`, and not again later. */
const queueOf = (post: ChangeSenderDependencies['post'], of = owner) =>
  new CountQueue(of, { post, schedule: () => {} })
const unreachable = () => queueOf(async () => ({ retryAfter: 0 }))

beforeEach(keepInBrowser)

it('sends a number that is corrected while it is sent, one after the other', async () => {
  const answers: (() => void)[] = []
  const sent: string[] = []
  const queue = queueOf(async ({ fields: { sku, counted } }) => {
    sent.push(`${sku} ${counted}`)
    await new Promise<void>(resolve => answers.push(resolve))
    return saved
  })
  queue.add('BAG', '5')
  await expect.poll(() => sent).toEqual(['BAG 5'])
  queue.add('BAG', '6')
  queue.add('POT', '2')
  for (const expected of ['BAG 6', 'POT 2']) {
    answers.shift()!()
    await expect.poll(() => sent.at(-1)).toBe(expected)
  }
  answers.shift()!()
  await expect.poll(() => numbersOf(queue)).toEqual([])
  expect(sent).toHaveLength(3)
})

it('keeps numbers that were not sent', async () => {
  const queue = unreachable()
  queue.add('BAG', '5')
  await expect.poll(() => queue.changes.state.isUnreachable).toBe(true)
  expect(numbersOf(queue)).toEqual(['BAG 5'])
})

it('sends numbers that another page left', async () => {
  const left = unreachable()
  left.add('BAG', '5')
  await expect.poll(() => left.changes.state.isUnreachable).toBe(true)
  const queue = queueOf(async () => saved)
  await queue.sendAll()
  left.changes.refresh()
  expect([numbersOf(queue), numbersOf(left)]).toEqual([[], []])
})

it('sends a number up to 30 days after it was typed', async () => {
  const left = unreachable()
  left.add('BAG', '5')
  const [{ at } = { at: 0 }] = left.changes.state.pending
  const days = 24 * 60 * 60 * 1000
  const sent: string[] = []
  const sendAt = (now: number, answer: PostResult) => {
    const post = async ({ fields }: { fields: Readonly<Record<string, string>> }) => {
      sent.push(fields.sku!)
      return answer
    }
    return new CountQueue(owner, { post, schedule: () => {}, now: () => now }).sendAll()
  }
  await sendAt(at + 30 * days, { retryAfter: 0 })
  await sendAt(at + 30 * days + 1, saved)
  expect([sent, numbersOf(unreachable())]).toEqual([['BAG'], []])
})

it('keeps waiting numbers for the next page, of the same person and count alone', () => {
  unreachable().add('BAG', '5')
  expect(numbersOf(unreachable())).toEqual(['BAG 5'])
  for (const other of [{ staffId: 2 }, { countId: 2 }, { countId: 11 }])
    expect(numbersOf(queueOf(async () => saved, { ...owner, ...other }))).toEqual([])
})

it('keeps picks for three days, of the same person and list alone', () => {
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
