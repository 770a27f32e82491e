import { expect, it } from 'vitest'
import type { Amount } from '../../values/money.ts'
import { isRefundCut, previewedRefund, type ReturnPreview } from './return-preview.ts'

it('knows when an earlier refund leaves less than the items are worth', () => {
  const preview: ReturnPreview = {
    lines: [
      { orderLineId: 1, amounts: [0, 8000] as Amount[] },
      { orderLineId: 2, amounts: [0, 3800, 7600, 11_400] as Amount[] },
    ],
    delivery: 0 as Amount,
    left: 17_400 as Amount,
  }
  const units = (bags: number) => (id: number) => (id === 1 ? 1 : bags)
  const shown = [2, 3].map(bags => [previewedRefund(preview, units(bags)), isRefundCut(preview, units(bags))])
  expect(shown).toEqual([
    [15_600, false],
    [17_400, true],
  ])
})
