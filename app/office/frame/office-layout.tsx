import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { data, Outlet, useLocation, useNavigation } from 'react-router'
import { readLogo } from '#commerce/content/theme/read-logo.server.ts'
import { isSetupHidden } from '#commerce/running/setup/setup-store.server.ts'
import { frameMessages } from '#messages/office/frame.ts'
import { readCookie } from '#web/forms/cookies.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { forgetNotice, readNotice } from '../notices/notice.server.ts'
import { Toast } from '../notices/toast.tsx'
import { forgetPickPagesOfOthers } from '../orders/picking/offline-pages.ts'
import { choiceName } from '../ui/form/conflict-list.tsx'
import { useAcceptedDrafts } from '../ui/form/use-draft.ts'
import type { Route } from './+types/office-layout.ts'
import { OfficeKeys } from './keys/office-keys.tsx'
import styles from './office-layout.module.css'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

export const middleware = [allow('office.use')]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, settings } = context.get(shopContext)
  const { logoText, logoPicture } = await settings()
  const { id, name, role, shortcuts } = context.get(staffContext)
  const isSettingUp = !(await isSetupHidden(db))
  const notice = readNotice(request)
  const headers = notice ? { 'Set-Cookie': forgetNotice(request) } : undefined
  const wasNarrow = readCookie(request, narrowMenuCookie) !== undefined
  return data(
    {
      shopName: logoText,
      logo: await readLogo(db, logoPicture),
      staff: { id, name, role, shortcuts, isSettingUp },
      notice,
      wasNarrow,
    },
    { headers },
  )
}

/** Everything inside the office: menu, search, notices and keys around a page. */
export default function OfficeLayout({ loaderData }: Route.ComponentProps) {
  const main = useRef<HTMLElement>(null)
  useFocusOnNewPath(main)
  useFocusOnRefusal(main)
  useKeptFocus(main)
  useAcceptedDrafts()
  const { shopName, logo, staff, notice, wasNarrow } = loaderData
  const [isNarrow, toggle] = useNarrowMenu(wasNarrow)
  useEffect(() => forgetPickPagesOfOthers(staff.id), [staff.id])
  return (
    <div className={styles.shell} data-narrow={isNarrow || undefined}>
      <a className="skip-link" href="#content">
        {frameMessages.skipToContent}
      </a>
      <Sidebar {...{ shopName, logo }} staff={staff} isNarrow={isNarrow} onToggle={toggle} />
      <TopBar {...{ shopName, logo }} staff={staff} />
      <main id="content" ref={main} tabIndex={-1} className={styles.page}>
        <Outlet />
        <Toast notice={notice} />
      </main>
      <OfficeKeys staff={staff} />
    </div>
  )
}

/** Moves the focus to the heading of a new page, as a document load would. Filters and pages of a list leave it alone. */
function useFocusOnNewPath(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const start = main.current?.querySelector('h1') ?? main.current
    start?.setAttribute('tabindex', '-1')
    start?.focus({ preventScroll: true })
  }, [main, pathname])
}

/** A field that was refused, or a choice after a conflict. */
const wrongControl = `[aria-invalid="true"], [name^="${choiceName}"]`

/** Leads to the first refused field once a form comes back with errors. */
function useFocusOnRefusal(main: RefObject<HTMLElement | null>): void {
  const { state, formMethod } = useNavigation()
  const isSent = useRef(false)
  useEffect(() => {
    isSent.current ||= formMethod === 'POST'
    if (state !== 'idle' || !isSent.current) return
    isSent.current = false
    const wrong = main.current?.querySelector<HTMLElement>(wrongControl)
    wrong?.focus()
    wrong?.closest('[role="alert"]')?.scrollIntoView()
  }, [main, state, formMethod])
}

/** Readable by scripts, which set it. */
const narrowMenuCookie = 'office-menu'

const year = 365 * 24 * 60 * 60

/** Whether the menu shows icons alone, and a function that changes it in this browser. */
function useNarrowMenu(wasNarrow: boolean): [isNarrow: boolean, toggle: () => void] {
  const [isNarrow, setNarrow] = useState(wasNarrow)
  const toggle = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
    document.cookie = `${narrowMenuCookie}=narrow; Path=/office; SameSite=Lax; Max-Age=${isNarrow ? 0 : year}`
    setNarrow(!isNarrow)
  }
  return [isNarrow, toggle]
}
