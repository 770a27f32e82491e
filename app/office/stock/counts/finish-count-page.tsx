import { data, Form, Link } from 'react-router'
import { readCountLines, readCountProgress } from '#commerce/catalog/stock/counts/count-line-store.server.ts'
import { type FinishedCount, finishCount } from '#commerce/catalog/stock/counts/count-stock.server.ts'
import { countState } from '#commerce/catalog/stock/counts/stock-count.ts'
import { staffActor } from '#commerce/values/actor.ts'
import { formatPrice } from '#messages/format.ts'
import { stockCountMessages as texts } from '#messages/office/stock-counts.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { redirectWithNotice } from '../../notices/notice.server.ts'
import { Block, Facts } from '../../ui/block.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/finish-count-page.ts'
import { countPath } from './count-address.ts'
import { DifferenceTable } from './difference-table.tsx'
import { loadCount } from './load-count.server.ts'
import styles from './start-count-page.module.css'

export const middleware = [allow('stock.edit'), acceptForm({})]

const maxShown = 100

export async function loader(args: Route.LoaderArgs) {
  const shop = args.context.get(shopContext)
  const { db } = shop
  const count = await loadCount(shop, args.params)
  return {
    count,
    isOpen: countState(count) === 'open',
    progress: await readCountProgress(db, count.id),
    lines: await readCountLines(db, count.id, {
      view: 'different',
      search: '',
      after: null,
      limit: maxShown,
    }),
  }
}

export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args
  const { id } = await loadCount(context.get(shopContext), params)
  const actor = staffActor(context.get(staffContext))
  const finished = await finishCount(context.get(shopContext).db, id, { actor, now: new Date() })
  const page = `/office/stock/counts/${id}`
  if (finished.ok)
    return redirectWithNotice(request, page, { text: finishedText(finished), changeSet: finished.changeSet })
  if (finished.reason === 'not-open') return redirectWithNotice(request, page, { text: texts.notOpen })
  return data({ error: texts.tooMany }, { status: 409 })
}

/** Longer lists are on the page of the orders to pack. */
const maxShortLines = 5

function finishedText({ adjusted, short }: Extract<FinishedCount, { ok: true }>): string {
  const done = texts.finished(adjusted)
  if (short.length === 0) return done
  const lines = short.slice(0, maxShortLines).map(({ sku, units }) => texts.shortLine(sku, units))
  return `${done} ${texts.short(lines.join(', '))}`
}

/** The differences in units and value, and the button that corrects the stock. */
export default function FinishCountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { count, isOpen, progress, lines } = loaderData
  const { unitsFound, unitsMissing, valueFound, valueMissing } = progress
  return (
    <>
      <PageHead
        title={texts.finishTitle}
        note={count.scope}
        trail={[
          { to: '/office/stock/counts', label: texts.title },
          { to: `/office/stock/counts/${count.id}`, label: count.scope },
        ]}
      />
      <p className={`soft ${styles.intro}`}>
        {texts.finishIntro} {texts.uncounted(progress.lines - progress.counted)}
      </p>
      <Facts
        facts={[
          { label: texts.facts.counted, value: texts.progress(progress.counted, progress.lines) },
          { label: texts.facts.different, value: progress.different },
          { label: texts.facts.found, value: texts.amount(unitsFound, formatPrice(valueFound)) },
          { label: texts.facts.missing, value: texts.amount(unitsMissing, formatPrice(valueMissing)) },
        ]}
      />
      <Block title={texts.facts.different}>
        {lines.length === 0 ? <EmptyState text={texts.noDifferences} /> : <DifferenceTable lines={lines} />}
      </Block>
      {progress.different > lines.length && (
        <p className="small">
          {texts.onlyFirst(lines.length)}{' '}
          <Link className="link" to={countPath(count.id, { view: 'different', q: '' })}>
            {texts.seeAll}
          </Link>
        </p>
      )}
      {actionData?.error && (
        <p role="alert" className="bad">
          {actionData.error}
        </p>
      )}
      {isOpen && (
        <div className={`actions ${styles.finish}`}>
          <Form method="post">
            <button type="submit" className="button main" data-key="save">
              {texts.finish(progress.different)}
            </button>
          </Form>
          <Form method="post" action={`/office/stock/counts/${count.id}/abandon`}>
            <button type="submit" className="button bare">
              {texts.abandon}
            </button>
          </Form>
        </div>
      )}
    </>
  )
}
