import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { can } from '#commerce/people/staff/role.ts'
import { readReports } from '#commerce/running/doctor/doctor-store.server.ts'
import { countIll } from '#commerce/running/doctor/finding.ts'
import { readSetup } from '#commerce/running/setup/read-setup.server.ts'
import { isSetUp, type SetupState } from '#commerce/running/setup/setup.ts'
import { isSetupHidden } from '#commerce/running/setup/setup-store.server.ts'
import { formatDate } from '#messages/format.ts'
import { doctorMessages } from '#messages/office/doctor.ts'
import { frameMessages } from '#messages/office/frame.ts'
import { setupMessages } from '#messages/office/setup.ts'
import { todayMessages as messages } from '#messages/office/today.ts'
import { toShopDay } from '#messages/shop-time.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { allow } from '#web/staff/allow.server.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/today-page.ts'
import { loadLowStock, loadToday } from './load-today.server.ts'
import { LowStock } from './low-stock.tsx'
import { loadSales, readPeriod } from './sales/load-sales.server.ts'
import { SalesSection } from './sales/sales-section.tsx'
import { ToPack } from './to-pack.tsx'
import styles from './today.module.css'
import { WorkList } from './work-list.tsx'

export const middleware = [allow('office.use')]

export async function loader({ context, url }: Route.LoaderArgs) {
  const now = new Date()
  const { name, role } = context.get(staffContext)
  const shop = context.get(shopContext)
  const work = can(role, 'orders.read') ? await loadToday(shop, now, can(role, 'orders.edit')) : null
  const lowStock = can(role, 'stock.read') ? await loadLowStock(shop, now) : null
  const sales = can(role, 'reports.read') ? await loadSales(shop, readPeriod(url), now) : null
  return {
    ...{ name, work, lowStock, sales, today: formatDate(toShopDay(now.toISOString())) },
    /** How many checks of the doctor found something ill. */
    ill: can(role, 'settings.edit') ? countIll([...(await readReports(shop.db)).values()]) : 0,
    setup: can(role, 'settings.edit') ? await loadSetupReminder(shop, now) : null,
  }
}

interface SetupReminder {
  isDemo: boolean
  /** None in the demo. */
  states: readonly SetupState[]
}

/** Null when nothing is missing, or nobody wants to be reminded. */
async function loadSetupReminder(shop: Shop, now: Date): Promise<SetupReminder | null> {
  if (await isSetupHidden(shop.db)) return null
  if ((await shop.settings()).demoNotice !== '') return { isDemo: true, states: [] }
  const { isDemo, states } = await readSetup(shop, now)
  return isSetUp(states) ? null : { isDemo, states }
}

/** The start page: work to do. */
export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const { name, work, lowStock, sales, today, setup, ill } = loaderData
  return (
    <>
      <PageHead title={frameMessages.pages.today} note={today} />
      {setup && <SetupReminder {...setup} />}
      {ill > 0 && <DoctorReminder ill={ill} />}
      {work && <Work {...work}>{lowStock && <LowStock {...lowStock} />}</Work>}
      {!work && lowStock && <LowStock {...lowStock} />}
      {!work && !lowStock && <EmptyState text={messages.noWork(name)} />}
      {sales && <SalesSection {...sales} />}
    </>
  )
}

function SetupReminder({ states, isDemo }: SetupReminder) {
  const done = states.filter(({ problem }) => problem === null).length
  return (
    <p className={`${styles.setup} tall-links`}>
      <Link className="link" to="/office/setup">
        {isDemo ? setupMessages.demo.reminder : setupMessages.title}
      </Link>
      <span className="muted">
        {isDemo ? setupMessages.demo.title : setupMessages.progress(done, states.length)}
      </span>
    </p>
  )
}

function DoctorReminder({ ill }: { ill: number }) {
  return (
    <p className={`${styles.setup} tall-links`}>
      <Link className="link" to="/office/doctor">
        {doctorMessages.title}
      </Link>
      <span className="bad">{doctorMessages.reminder(ill)}</span>
    </p>
  )
}

type TodaysWork = Awaited<ReturnType<typeof loadToday>>

function Work(props: TodaysWork & { children: ReactNode }) {
  const { toPack, toPackCount, lateCount, toShip, toShipCount, unpaid, unpaidCount } = props
  const { cases, mayAnswer, children } = props
  const ofOrder = <Item extends { number: string }>(item: Item) => ({
    ...{ ...item, id: item.number, to: `/office/orders/${item.number}` },
  })
  return (
    <div className={styles.work}>
      <div>
        <ToPack orders={toPack} count={toPackCount} lateCount={lateCount} />
        <WorkList
          title={messages.toShip}
          count={toShipCount}
          seeAll="/office/orders?state=packed&sort=placed"
          empty={messages.nothingToShip}
          items={toShip.map(ofOrder)}
        />
      </div>
      <div>
        <WorkList
          title={messages.unpaid}
          count={unpaidCount}
          seeAll="/office/orders?state=placed&sort=placed"
          empty={messages.nothingUnpaid}
          items={unpaid.map(ofOrder)}
        />
        <WorkList
          title={messages.cases}
          count={cases.count === 0 ? undefined : String(cases.count)}
          seeAll={mayAnswer ? '/office/cases' : undefined}
          empty={messages.noCases}
          items={cases.shown}
        >
          {mayAnswer && cases.late > 0 && (
            <Link className="bad" to="/office/cases?view=late">
              {messages.late(String(cases.late))}
            </Link>
          )}
        </WorkList>
        {children}
      </div>
    </div>
  )
}
