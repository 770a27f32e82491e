/** What is chosen for a test payment: a card that does this, or the answer to the bank of one that needs confirmation. */
export const testChoices = ['pays', 'is-refused', 'confirms', 'declines'] as const
export type TestChoice = (typeof testChoices)[number]

export function isTestChoice(typed: string | undefined): typed is TestChoice {
  return testChoices.some(choice => choice === typed)
}
