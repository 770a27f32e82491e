import { expect, it } from 'vitest'
import type { AnyLanguage } from '#commerce/values/languages.ts'
import { runInTimeZone } from './current-time-zone.server.ts'
import { runInLanguage } from './run-in-language.server.ts'
import {
  formatShopDate,
  formatShopMinute,
  formatShortShopDate,
  formatShortShopMinute,
  toShopDay,
} from './shop-time.server.ts'

it.each<[string, AnyLanguage, string, string, string]>([
  ['UTC', 'en', '2026-11-22', 'November 22, 2026', 'November 22, 2026 at 2:30 AM UTC'],
  ['America/New_York', 'en', '2026-11-21', 'November 21, 2026', 'November 21, 2026 at 9:30 PM EST'],
  ['Europe/Berlin', 'en', '2026-11-22', 'November 22, 2026', 'November 22, 2026 at 3:30 AM CET'],
  ['Asia/Tokyo', 'en', '2026-11-22', 'November 22, 2026', 'November 22, 2026 at 11:30 AM GMT+9'],
  ['Europe/Berlin', 'de', '2026-11-22', '22. November 2026', '22. November 2026 um 03:30 MEZ'],
  ['America/New_York', 'de', '2026-11-21', '21. November 2026', '21. November 2026 um 21:30 GMT-5'],
])('formats times in %s, in the language %s', (timeZone, language, ...texts) => {
  const at = '2026-11-22T02:30:45.000Z'
  const formatted = () => [toShopDay(at), formatShopDate(at), formatShopMinute(at)]
  expect(runInLanguage(language, () => runInTimeZone(timeZone, formatted))).toEqual(texts)
})

it.each<[string, AnyLanguage, string, string]>([
  ['America/New_York', 'en', 'Nov 21, 2026', 'Nov 21, 2026, 9:30 PM'],
  ['Europe/Berlin', 'de', '22.11.2026', '22.11.2026, 03:30'],
])('formats times of rows in %s, in the language %s', (timeZone, language, ...texts) => {
  const at = '2026-11-22T02:30:45.000Z'
  const formatted = () => [formatShortShopDate(at), formatShortShopMinute(at)]
  expect(runInLanguage(language, () => runInTimeZone(timeZone, formatted))).toEqual(texts)
})
