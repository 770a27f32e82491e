import { expect, test, vi } from 'vitest'
import { SaveQueue } from './save-queue.ts'

function queueWithManualReplies() {
  const sent: Record<string, string>[] = []
  const replies: (() => void)[] = []
  const queue = new SaveQueue(extra => {
    sent.push(extra)
    return new Promise(done => replies.push(done))
  })
  const reply = async () => {
    replies.shift()?.()
    await new Promise(done => setImmediate(done))
  }
  return { queue, sent, reply }
}

test('sends one save at a time and merges those that arrive meanwhile', async () => {
  const { queue, sent, reply } = queueWithManualReplies()
  queue.saveNow()
  queue.saveNow()
  queue.saveNow({ code: 'TOTE5' })
  queue.saveNow()
  expect(sent).toEqual([{}])
  await reply()
  expect(sent).toEqual([{}, { code: 'TOTE5' }])
  await reply()
  expect(sent).toHaveLength(2)
})

test('waits until the shopper stops typing', () => {
  vi.useFakeTimers()
  try {
    const { queue, sent } = queueWithManualReplies()
    queue.saveLater(500)
    vi.advanceTimersByTime(400)
    queue.saveLater(500)
    vi.advanceTimersByTime(400)
    expect(sent).toEqual([])
    vi.advanceTimersByTime(100)
    expect(sent).toEqual([{}])
    queue.saveLater(500)
    queue.cancel()
    vi.advanceTimersByTime(1000)
    expect(sent).toHaveLength(1)
  } finally {
    vi.useRealTimers()
  }
})
