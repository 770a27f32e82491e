import { expect, test } from 'vitest'
import { showProgress } from './progress.ts'

function screen(isTTY: boolean) {
  const written: string[] = []
  return { isTTY, written, write: (text: string) => void written.push(text) }
}

test('shows a bar with the time left on a terminal', () => {
  const terminal = screen(true)
  let time = 0
  const progress = showProgress(terminal, 1_000_000, () => time)
  progress.show(0)
  time = 10_000
  progress.show(100_000)
  progress.show(1_000_000)
  progress.end()
  expect(terminal.written).toEqual([
    `\r${'░'.repeat(30)} 0%  0 of 1,000,000 products\x1b[K`,
    `\r${'█'.repeat(3)}${'░'.repeat(27)} 10%  100,000 of 1,000,000 products, 1 min 30 s left\x1b[K`,
    `\r${'█'.repeat(30)} 100%  1,000,000 of 1,000,000 products\x1b[K`,
    '\n',
  ])
})

test('writes a line per tenth elsewhere', () => {
  const log = screen(false)
  const progress = showProgress(log, 100)
  for (const done of [0, 5, 10, 15, 30, 100]) progress.show(done)
  progress.end()
  expect(log.written).toEqual(['10', '30', '100'].map(done => `${done} of 100 products\n`))
})
