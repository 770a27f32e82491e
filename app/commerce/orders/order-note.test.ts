import { describe, expect, it } from 'vitest'
import { orderNote, parseOrderNote } from './order-note.ts'

describe('order notes', () => {
  it('are read back as they were stored', () => {
    for (const [code, value] of [
      ['not-paid-in-time', ''],
      ['return-requested', 'R-7KQ4-M2XA'],
      ['order-shipped', 'withdrawal-declared W-7KQ4-M2XA'],
      ['order-shipped', 'UPS 1Z 999'],
    ] as const)
      expect(parseOrderNote(orderNote(code, value))).toEqual({ code, value })
  })

  it.each(['', 'UPS 1Z999', 'return R-7KQ4-M2XA asked for', 'nothing-due to anybody'])(
    'leaves %j as text',
    stored => {
      expect(parseOrderNote(stored)).toBeUndefined()
    },
  )
})
