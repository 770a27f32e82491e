import { caseDaysLate, type DatedCase } from './service-case.ts'

/** The views of the list; the first is the default. */
export const caseViews = ['open', 'late', 'waiting', 'done'] as const

export type CaseView = (typeof caseViews)[number]

/** A page of a view: after or before the case with this key. */
export interface CasePageKey {
  key: string
  isBefore: boolean
}

/** The place of a case in the list: cases with a date first, the earliest first, then the longest open. */
export function openCaseKey({ dueOn, startedAt, number }: DatedCase): string {
  return `${dueOn ?? '9999-12-31'}_${startedAt}_${number}`
}

/** The place of a case among those that are done. */
export function doneCaseKey({ startedAt, number }: Pick<DatedCase, 'startedAt' | 'number'>): string {
  return `${startedAt}_${number}`
}

/** The view and the page of a URL. Invalid values are ignored. */
export function readCaseParams(params: URLSearchParams): {
  view: CaseView
  page: CasePageKey | undefined
} {
  const view = caseViews.find(one => one === params.get('view')) ?? caseViews[0]
  const isBefore = params.has('before')
  const key = params.get(isBefore ? 'before' : 'after') ?? ''
  const isKey = /^(\d{4}-\d\d-\d\d_)?\d{4}-\d\d-\d\dT[\d:.]{12}Z_[A-Z]-[\dA-Z-]{1,20}$/.test(key)
  return { view, page: isKey ? { key, isBefore } : undefined }
}

/** Whether an open case is in a view of open ones. */
export function isInCaseView(one: DatedCase, view: Exclude<CaseView, 'done'>, today: string): boolean {
  if (view === 'waiting') return one.dueOn === null
  return one.dueOn !== null && (view === 'open' || caseDaysLate(one, today) > 0)
}

/** The most urgent first. */
export function sortOpenCases(cases: readonly DatedCase[]): DatedCase[] {
  return cases
    .map(one => ({ one, key: openCaseKey(one) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ one }) => one)
}

export interface CasePage<Case> {
  cases: Case[]
  hasBefore: boolean
  hasAfter: boolean
}

/** A page of sorted cases. */
export function pageOfCases(
  sorted: readonly DatedCase[],
  page: CasePageKey | undefined,
  limit: number,
): CasePage<DatedCase> {
  const beside = sorted.findIndex(one => page && openCaseKey(one) >= page.key)
  const at = beside === -1 ? sorted.length : beside
  const isKeyShown = sorted[at] !== undefined && openCaseKey(sorted[at]) === page?.key
  const start = page === undefined ? 0 : page.isBefore ? Math.max(0, at - limit) : at + (isKeyShown ? 1 : 0)
  const end = page?.isBefore ? at : start + limit
  return { cases: sorted.slice(start, end), hasBefore: start > 0, hasAfter: end < sorted.length }
}
