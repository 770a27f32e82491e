import { describe, expect, it } from 'vitest'
import { lineBreaks } from './line-breaks.ts'

const pieces = (text: string) => {
  const ends = lineBreaks(text)
  return ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end))
}

describe('a line', () => {
  it.each([
    ['ends after blanks and hyphens', 'one two-three', ['one ', 'two-', 'three']],
    ['ends in Chinese between any characters', '双肩包', ['双', '肩', '包']],
    [
      'never begins with a closing mark or ends with an opening one',
      '背包（黑）。',
      ['背', '包', '（黑）。'],
    ],
    ['never begins with a small kana', 'リュック', ['リュッ', 'ク']],
    ['ends between Thai words', 'กระเป๋ากันน้ำ', ['กระเป๋า', 'กัน', 'น้ำ']],
    ['ends between Khmer words', 'សាលារៀន ថ្មី', ['សាលារៀន ', 'ថ្មី']],
    ['keeps a number with its sign', '-$12.50 x', ['-$12.50 ', 'x']],
    ['keeps what a no-break blank joins', '12\u00a0kg', ['12\u00a0kg']],
    ['ends where an empty text ends', '', ['']],
  ])('%s', (_, text, expected) => expect(pieces(text)).toEqual(expected))
})
