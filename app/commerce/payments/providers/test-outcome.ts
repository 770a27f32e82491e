/** The outcomes on the test payment page, one per button. */
export const testOutcomes = ['pays', 'is-refused', 'confirms', 'declines'] as const
export type TestOutcome = (typeof testOutcomes)[number]
