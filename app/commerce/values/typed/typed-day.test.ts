import { describe, expect, it } from 'vitest'
import { readDay, readLocalTime } from './typed-day.ts'

describe('typed days', () => {
  it.each(['2026-11-23', ' 2026–11–23 ', '２０２６－１１－２３', '2026-11-23\u200b'])(
    'are read: %s',
    typed => {
      expect(readDay(typed)).toBe('2026-11-23')
      expect(readLocalTime(`${typed.trim()}T09:00`, 'UTC')).toBe('2026-11-23T09:00:00.000Z')
    },
  )

  it.each(['', '2026-02-30', '23.11.2026', 'soon'])('are days of the calendar: %s', typed => {
    expect(readDay(typed)).toBeUndefined()
  })
})
