import type { AdjustmentReason } from '#db/schema/stock-tables.ts'

export type { AdjustmentReason } from '#db/schema/stock-tables.ts'

/** The reasons that staff choose from: each adds units, removes some, or sets their number. */
export const adjustmentReasons = {
  received: 'adds',
  damaged: 'removes',
  lost: 'removes',
  found: 'adds',
  correction: 'sets',
} as const satisfies Partial<Record<AdjustmentReason, 'adds' | 'removes' | 'sets'>>

export type ChosenReason = keyof typeof adjustmentReasons

/** The change of a stock by so many units; `seen` is the stock that the staff member saw. */
export function adjustmentOf(reason: ChosenReason, units: number, seen: number): number {
  const effect = adjustmentReasons[reason]
  if (effect === 'sets') return units - seen
  return effect === 'adds' ? units : -units
}
