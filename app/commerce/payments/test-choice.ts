/** What a test payment may do. */
export const testChoices = ['pays', 'is-refused', 'needs-confirmation', 'confirms', 'declines'] as const
export type TestChoice = (typeof testChoices)[number]

export function isTestChoice(typed: string | undefined): typed is TestChoice {
  return testChoices.some(choice => choice === typed)
}
