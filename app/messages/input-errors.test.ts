import { describe, expect, it } from 'vitest'
import type { InputErrorCode } from '#commerce/editing/input/input-error.ts'
import { inputErrorText } from './input-errors.ts'
import { runInLanguage } from './run-in-language.server.ts'

const say = (code: InputErrorCode, params = {}) => inputErrorText({ code, params })

describe('an input error', () => {
  it('names the limit of its field', () => {
    expect(say('too-long', { max: 1000 })).toBe('Use at most 1,000 characters.')
    expect(say('too-short', { min: 1 })).toBe('Use at least 1 character.')
    expect(say('not-an-amount', { digits: 3 })).toBe('Enter an amount, like 12.000.')
    expect(say('not-a-choice', { choices: ['bag', 'tee'] })).toBe('Choose one of: bag, tee.')
  })

  it('is in the current language', () => {
    expect(runInLanguage('de', () => say('too-many', { max: 3 }))).toBe(
      'Hier sind höchstens 3 Werte möglich.',
    )
  })
})
