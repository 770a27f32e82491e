import { expect, it } from 'vitest'
import { parseSettings } from './settings.ts'
import { validateSettings } from './validate-settings.ts'

const current = parseSettings([])
const validateSetting = (name: string, text: string, settings = current) =>
  validateSettings({ [name]: text }, settings)

it('accepts a valid value', () => {
  expect(validateSetting('return_days', ' 14 ', current)).toEqual({
    ok: true,
    settings: { ...current, returnDays: 14 },
  })
})

it('refuses unknown and invalid settings with a reason', () => {
  expect(validateSetting('toString', 'x', current)).toEqual({
    ok: false,
    errors: { toString: { code: 'unknown-setting', params: {} } },
  })
  expect(validateSetting('return_days', 'soon', current)).toEqual({
    ok: false,
    errors: { return_days: { code: 'no-whole-number', params: { min: 0, max: 999 } } },
  })
})

it.each(['0', '14', '30'])('accepts %s days for withdrawal', days => {
  expect(validateSetting('withdrawal_days', days, current)).toMatchObject({
    settings: { withdrawalDays: Number(days) },
  })
})

it.each(['13', '1000', '-1'])('refuses “%s” days for withdrawal', days => {
  expect(validateSetting('withdrawal_days', days, current)).toMatchObject({
    errors: { withdrawal_days: { code: 'no-period', params: { min: 14, max: 999 } } },
  })
})

it('checks settings together', () => {
  expect(validateSetting('page_size', '20', current)).toMatchObject({
    errors: {
      page_size: { code: 'not-among-page-sizes', params: { choices: expect.arrayContaining(['36']) } },
    },
  })
  expect(validateSetting('page_sizes', '10,20', current)).toEqual({
    ok: false,
    errors: { page_sizes: { code: 'without-page-size', params: { value: '36' } } },
  })
  expect(validateSettings({ page_sizes: '10,20', page_size: '20' }, current)).toMatchObject({
    ok: true,
    settings: { pageSizes: [10, 20], pageSize: 20 },
  })
})

it('names every refused setting', () => {
  const validated = validateSettings({ phone: '1', email: 'x', country: 'XX', page_size: '0' }, current)
  expect(validated.ok || Object.keys(validated.errors)).toEqual(['email', 'country', 'page_size'])
})
