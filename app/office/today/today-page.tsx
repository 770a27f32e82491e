import { can } from '../../commerce/staff/role.ts'
import { formatDate } from '../../messages/format.ts'
import { frameMessages } from '../../messages/office/frame.ts'
import { todayMessages as messages } from '../../messages/office/today.ts'
import { toShopDay } from '../../messages/shop-time.server.ts'
import { shopContext, staffContext } from '../../web/shop/context.ts'
import { allow } from '../../web/staff/allow.server.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/today-page.ts'
import { loadToday } from './load-today.server.ts'
import { ToPack } from './to-pack.tsx'
import styles from './today.module.css'
import { WorkList } from './work-list.tsx'

export const middleware = [allow('office.use')]

export async function loader({ context }: Route.LoaderArgs) {
  const now = new Date()
  const { name, role } = context.get(staffContext)
  const work = can(role, 'orders.read') ? await loadToday(context.get(shopContext), now) : null
  return { name, work, today: formatDate(toShopDay(now.toISOString())) }
}

/** The start page: work to do. */
export default function TodayPage({ loaderData: { name, work, today } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={frameMessages.pages.today} note={today} />
      {work ? <Work work={work} /> : <EmptyState text={messages.noWork(name)} />}
    </>
  )
}

function Work({ work }: { work: Awaited<ReturnType<typeof loadToday>> }) {
  const { toPack, toPackCount, lateCount, unpaid, unpaidCount, cases } = work
  return (
    <div className={styles.work}>
      <ToPack orders={toPack} count={toPackCount} lateCount={lateCount} />
      <div>
        <WorkList
          title={messages.unpaid}
          count={unpaidCount}
          seeAll="/office/orders?state=placed&sort=placed"
          empty={messages.nothingUnpaid}
          items={unpaid.map(item => ({ ...item, id: item.number }))}
        />
        <WorkList
          title={messages.cases}
          count={cases.count === 0 ? undefined : String(cases.count)}
          empty={messages.noCases}
          items={cases.shown}
        />
      </div>
    </div>
  )
}
