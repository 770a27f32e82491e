import { expect, test, vi } from 'vitest'
import { Saver } from './saver.ts'

/** Sendings that end when they are told to. */
function line() {
  const sent: Record<string, string>[] = []
  const ends: (() => void)[] = []
  const saver = new Saver(more => {
    sent.push(more)
    return new Promise(done => ends.push(done))
  })
  const end = async () => {
    ends.shift()?.()
    await new Promise(done => setImmediate(done))
  }
  return { saver, sent, end }
}

test('one thing is sent after the other, and what came meanwhile is sent once', async () => {
  const { saver, sent, end } = line()
  saver.now()
  saver.now()
  saver.now({ code: 'TOTE5' })
  saver.now()
  expect(sent).toEqual([{}])
  await end()
  expect(sent).toEqual([{}, { code: 'TOTE5' }])
  await end()
  expect(sent).toHaveLength(2)
})

test('who types on is not sent yet', () => {
  vi.useFakeTimers()
  try {
    const { saver, sent } = line()
    saver.later(500)
    vi.advanceTimersByTime(400)
    saver.later(500)
    vi.advanceTimersByTime(400)
    expect(sent).toEqual([])
    vi.advanceTimersByTime(100)
    expect(sent).toEqual([{}])
    saver.later(500)
    saver.stop()
    vi.advanceTimersByTime(1000)
    expect(sent).toHaveLength(1)
  } finally {
    vi.useRealTimers()
  }
})
