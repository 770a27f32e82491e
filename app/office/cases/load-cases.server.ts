import {
  type CasePage,
  type CaseView,
  caseViews,
  doneCaseKey,
  isInCaseView,
  openCaseKey,
  pageOfCases,
  readCaseParams,
  sortOpenCases,
} from '#commerce/after-sale/cases/case-list.ts'
import { maxOpenCases, readDoneCases, readOpenCases } from '#commerce/after-sale/cases/case-store.server.ts'
import { caseDueOn, type DatedCase } from '#commerce/after-sale/cases/service-case.ts'
import { readRefundsOfReturns } from '#commerce/after-sale/returns/return-store.server.ts'
import { shopDate } from '#commerce/values/zoned-time.ts'
import { formatNumber } from '#messages/format.ts'
import { caseMessages } from '#messages/office/cases.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { listPath, pagesAround } from '../ui/list/list-address.ts'
import { toCaseRow } from './case-row.server.ts'

const pageSize = 50

/** Everything that `/office/cases` shows for a URL. */
export async function loadCaseList(shop: Shop, url: URL, now: Date) {
  const { timeZone } = await shop.settings()
  const today = shopDate(now, timeZone)
  const { view, page } = readCaseParams(url.searchParams)
  const open = await loadOpenCases(shop)
  const inView = (one: Exclude<CaseView, 'done'>) => open.filter(entry => isInCaseView(entry, one, today))
  const shown: CasePage<DatedCase> =
    view === 'done' ? await loadDoneCases(shop, page) : pageOfCases(inView(view), page, pageSize)
  const { cases } = shown
  const returns = cases.filter(({ kind }) => kind === 'return').map(({ number }) => number)
  const refunds = await readRefundsOfReturns(shop.db, returns)
  const keyOf = view === 'done' ? doneCaseKey : openCaseKey
  return {
    view,
    rows: cases.map(one => toCaseRow(one, { today, timeZone }, refunds.get(one.number))),
    tabs: caseViews.map(one => ({
      to: caseListPath(one),
      label: caseMessages.view[one],
      count: one === 'done' ? undefined : countText(inView(one).length),
      isCurrent: one === view,
    })),
    ...pagesAround(caseListPath(view), { ...shown, rows: cases }, keyOf),
  }
}

/** Those that aren't done, the most urgent first. */
export async function loadOpenCases({ db, settings }: Pick<Shop, 'db' | 'settings'>): Promise<DatedCase[]> {
  const rules = await settings()
  return sortOpenCases((await readOpenCases(db)).map(one => ({ ...one, dueOn: caseDueOn(one, rules) })))
}

async function loadDoneCases({ db }: Shop, page: ReturnType<typeof readCaseParams>['page']) {
  const done = await readDoneCases(db, { page, limit: pageSize })
  return { ...done, cases: done.cases.map(one => ({ ...one, dueOn: null })) }
}

function caseListPath(view: CaseView): string {
  return listPath('/office/cases', { view: view === caseViews[0] ? '' : view })
}

/** Only so many are read. */
function countText(count: number): string | undefined {
  if (count === 0) return undefined
  return count >= maxOpenCases ? caseMessages.many(formatNumber(maxOpenCases)) : formatNumber(count)
}
