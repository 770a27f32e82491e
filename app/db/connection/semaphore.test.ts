import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Semaphore } from './semaphore.ts'

it('runs a limited number at a time, and everybody gets a turn even after a failure', async () => {
  const slots = new Semaphore(3)
  let working = 0
  let most = 0
  const done: number[] = []
  const work = (n: number) => async () => {
    working++
    most = Math.max(most, working)
    await setImmediate()
    working--
    done.push(n)
    if (n % 4 === 0) throw new Error('failed')
    return n
  }
  const results = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => slots.use(work(n))))
  expect(most).toBe(3)
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(3)
  expect(await slots.use(work(11))).toBe(11)
  // All of them are free again.
  await Promise.all([slots.use(work(13)), slots.use(work(14)), slots.use(work(15))])
  expect(most).toBe(3)
})
