import { checkoutMessages } from '#messages/checkout.ts'
import { NoticeBox } from '#ui/notice/notice-box.tsx'
import { RichText } from '#ui/rich-text/rich-text.tsx'
import { DemoInboxLink } from '../../demo-inbox/demo-inbox-link.tsx'

export function LinkSentNotice({ email, hasDemoInbox }: { email: string; hasDemoInbox: boolean }) {
  return (
    <NoticeBox id="hold-title" title={checkoutMessages.linkSentTitle}>
      <p>
        <RichText text={checkoutMessages.linkSent({ email })} wrap={{ email: inner => <b>{inner}</b> }} />
      </p>
      <DemoInboxLink isShown={hasDemoInbox} />
    </NoticeBox>
  )
}
