import * as v from 'valibot'
import { readDay } from '../../values/typed/typed-day.ts'
import { codeText } from '../../values/typed/typed-text.ts'
import { isDay } from '../../values/zoned-time.ts'
import { code, type InputField } from './field.server.ts'

/** A calendar day as ISO 8601 writes it: `2026-11-23`. */
export const dayField: InputField<string> = {
  schema: v.pipe(
    v.string(code('not-a-date')),
    v.transform(typed => readDay(typed) ?? ''),
    v.check(day => day !== '', code('not-a-date')),
  ),
  limits: {},
}

const time = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/

/** A moment as ISO 8601 writes it, with its offset: `2026-11-23T09:30:00+01:00`. */
export const timeField: InputField<Date> = {
  schema: v.pipe(
    v.string(code('not-a-time')),
    v.transform(codeText),
    v.check(text => {
      const [, day] = time.exec(text) ?? []
      return day !== undefined && isDay(day) && !Number.isNaN(Date.parse(text))
    }, code('not-a-time')),
    v.transform(text => new Date(text)),
  ),
  limits: {},
}
