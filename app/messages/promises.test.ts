import { expect, it } from 'vitest'
import { promiseMessages } from './promises.ts'
import { runInLanguage } from './run-in-language.server.ts'

// Business days are Monday to Friday, and a German "Werktag" may be a Saturday.
it.each([
  [1, /\bArbeitstag\b/],
  [5, /\bArbeitstage\b/],
])('counts %s business days in German without Saturdays', (max, days) => {
  const text = runInLanguage('de', () => promiseMessages.afterPayment({ min: 1, max }))
  expect(text).toMatch(days)
})
