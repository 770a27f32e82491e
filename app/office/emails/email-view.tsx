import { useSearchParams } from 'react-router'
import type { PreviewedKind } from '#commerce/running/outbox/email-kinds.ts'
import { officeEmailMessages as texts } from '#messages/office/emails.ts'
import { ViewTabs } from '../ui/list/view-tabs.tsx'
import styles from './email-page.module.css'

const views = ['desk', 'phone', 'text'] as const

interface EmailViewProps {
  kind: PreviewedKind
  email: { subject: string; text: string }
}

/** The email at the width of a desk or a phone, or as plain text. */
export function EmailView({ kind, email }: EmailViewProps) {
  const [params] = useSearchParams()
  const view = views.find(one => one === params.get('view')) ?? 'desk'
  const withView = (one: string) => `?${new URLSearchParams([...withoutView(params), ['view', one]])}`
  const query = new URLSearchParams(withoutView(params))
  return (
    <div className={styles.view}>
      <ViewTabs
        label={texts.viewsLabel}
        tabs={views.map(one => ({ to: withView(one), label: texts.views[one], isCurrent: one === view }))}
      />
      <p>
        <span className="muted">{texts.subject}</span> <b>{email.subject}</b>
      </p>
      {view === 'text' ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll sideways
        <pre tabIndex={0}>{email.text}</pre>
      ) : (
        <iframe
          key={`${view}-${query}`}
          title={texts.frame}
          sandbox="allow-same-origin"
          data-view={view}
          src={`/office/settings/emails/${kind}/html?${query}`}
        />
      )}
    </div>
  )
}

function withoutView(params: URLSearchParams): [string, string][] {
  return [...params].filter(([name]) => name !== 'view')
}
