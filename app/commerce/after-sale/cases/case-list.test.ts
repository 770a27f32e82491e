import { describe, expect, it } from 'vitest'
import { isInCaseView, openCaseKey, pageOfCases, readCaseParams, sortOpenCases } from './case-list.ts'
import type { DatedCase } from './service-case.ts'

const caseDue = (number: string, dueOn: string | null, day = '01'): DatedCase => ({
  ...{ kind: 'return', number, orderNumber: 'T-1', customer: 'Ada', subject: '', state: 'requested' },
  ...{ startedAt: `2026-11-${day}T10:00:00.000Z`, receivedAt: null },
  dueOn,
})

const sorted = sortOpenCases([
  caseDue('R-4', null),
  caseDue('R-3', '2026-11-20', '02'),
  caseDue('R-2', '2026-11-20'),
  caseDue('R-1', '2026-11-10'),
  caseDue('R-5', null, '03'),
])
const numbers = (cases: readonly DatedCase[]) => cases.map(({ number }) => number)

describe('the list of cases', () => {
  it('has the most urgent first, and what waits for goods last', () => {
    expect(numbers(sorted)).toEqual(['R-1', 'R-2', 'R-3', 'R-4', 'R-5'])
  })

  it('has views of what is open, late and on its way back', () => {
    const inView = (view: 'open' | 'late' | 'waiting') =>
      numbers(sorted.filter(one => isInCaseView(one, view, '2026-11-11')))
    expect(inView('open')).toEqual(['R-1', 'R-2', 'R-3'])
    expect(inView('late')).toEqual(['R-1'])
    expect(inView('waiting')).toEqual(['R-4', 'R-5'])
  })

  it('has pages in both directions, also after a case is gone', () => {
    const at = (number: string, isBefore = false, cases = sorted) => {
      const key = openCaseKey(sorted.find(one => one.number === number)!)
      const { cases: shown, hasBefore, hasAfter } = pageOfCases(cases, { key, isBefore }, 2)
      return [numbers(shown), hasBefore, hasAfter]
    }
    expect(pageOfCases(sorted, undefined, 2)).toMatchObject({ hasBefore: false, hasAfter: true })
    expect(at('R-2')).toEqual([['R-3', 'R-4'], true, true])
    expect(at('R-4')).toEqual([['R-5'], true, false])
    expect(at('R-3', true)).toEqual([['R-1', 'R-2'], false, true])
    const withoutSecond = sorted.filter(({ number }) => number !== 'R-2')
    expect(at('R-2', false, withoutSecond)).toEqual([['R-3', 'R-4'], true, true])
  })

  it('reads its URL, and ignores what means nothing', () => {
    const read = (query: string) => readCaseParams(new URLSearchParams(query))
    const key = openCaseKey(sorted[0]!)
    expect(read(`view=late&before=${key}`)).toEqual({ view: 'late', page: { key, isBefore: true } })
    const done = '2026-11-01T10:00:00.000Z_R-7KQ4-M2XA'
    expect(read(`view=done&after=${done}`)).toEqual({ view: 'done', page: { key: done, isBefore: false } })
    expect(read('view=x&after=1')).toEqual({ view: 'open', page: undefined })
  })
})
