import { expect, it } from 'vitest'
import { TurnQueue } from './turn-queue.server.ts'

it('gives one turn per round of the event loop, in order', async () => {
  const turns = new TurnQueue()
  const seen: string[] = []
  const work = async (name: string) => {
    await turns.next()
    seen.push(name)
    // Like rendering a page: many steps without a break.
    for (let step = 0; step < 100; step++) await null
    seen.push(`${name} done`)
  }
  const all = Promise.all(['a', 'b', 'c'].map(work))
  const rounds = (async () => {
    for (let round = 1; round <= 3; round++) {
      await new Promise(setImmediate)
      seen.push(`round ${round}`)
    }
  })()
  await Promise.all([all, rounds])
  expect(seen.filter(name => !name.includes('done')).slice(0, 5)).toEqual([
    'a',
    'round 1',
    'b',
    'round 2',
    'c',
  ])
  expect(seen.indexOf('a done')).toBeLessThan(seen.indexOf('b'))
  await work('d')
  expect(seen.at(-1)).toBe('d done')
})
